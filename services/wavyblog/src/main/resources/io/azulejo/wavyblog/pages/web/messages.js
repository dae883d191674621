// Messages of WavyBlog's app.
import { registerMessages } from "az/messages.js";

registerMessages({
  en: {
    "wavy.mine": "My posts", "wavy.new": "New post", "wavy.drafts": "Drafts", "wavy.isDraft": "Draft", "wavy.isPublished": "Published", "wavy.published": "Published", "wavy.noDrafts": "No drafts", "wavy.noDrafts.text": "A draft is seen by you alone until you publish it.", "wavy.noPosts": "Nothing published yet",
    "wavy.title": "Title", "wavy.category": "Category", "wavy.thumbnail": "Image (HTTPS address)", "wavy.content": "Text (Markdown)", "wavy.preview": "Preview", "wavy.preview.empty": "What you write appears here as readers will see it.",
    "wavy.save": "Save", "wavy.saveDraft": "Save draft", "wavy.publish": "Publish", "wavy.unpublish": "Back to draft", "wavy.saved": "Saved", "wavy.published.done": "Published", "wavy.unpublished.done": "It is a draft again", "wavy.read": "Read it",
    "wavy.delete": "Delete", "wavy.delete.ask": "Delete “{title}”?", "wavy.delete.text": "The post and its address are removed.", "wavy.deleted": "Deleted", "wavy.slug": "Address", "wavy.slug.help": "The former address leads to the new one.", "wavy.slug.change": "Change address", "wavy.slug.done": "The address is now {slug}",
    "wavy.categories": "Categories", "wavy.users": "Users", "wavy.profile": "Profile", "wavy.name": "Name", "wavy.displayName": "Shown name", "wavy.bio": "About you", "wavy.description": "Description", "wavy.add": "Add category", "wavy.added": "The category was added",
    "wavy.username": "User name", "wavy.email": "E-mail", "wavy.password": "Password", "wavy.role": "Role", "wavy.status": "Status", "wavy.makeAdmin": "Make admin", "wavy.makeUser": "Make user", "wavy.disable": "Disable", "wavy.enable": "Enable", "wavy.changed": "Changed",
    "wavy.unverified": "Your e-mail address is not verified. Verify it to publish", "wavy.register": "Register", "wavy.register.link": "No account yet? Register", "wavy.registered": "Welcome, {name}",
    "wavy.conflict": "Somebody changed the post meanwhile. Load it again to go on.", "wavy.blog": "To the blog", "wavy.notFound": "There is no such page",
  },
  pt: {
    "wavy.mine": "Meus posts", "wavy.new": "Novo post", "wavy.drafts": "Rascunhos", "wavy.isDraft": "Rascunho", "wavy.isPublished": "Publicado", "wavy.published": "Publicados", "wavy.noDrafts": "Nenhum rascunho", "wavy.noDrafts.text": "Só você vê um rascunho até publicá-lo.", "wavy.noPosts": "Nada publicado ainda",
    "wavy.title": "Título", "wavy.category": "Categoria", "wavy.thumbnail": "Imagem (endereço HTTPS)", "wavy.content": "Texto (Markdown)", "wavy.preview": "Prévia", "wavy.preview.empty": "O que você escreve aparece aqui como os leitores verão.",
    "wavy.save": "Salvar", "wavy.saveDraft": "Salvar rascunho", "wavy.publish": "Publicar", "wavy.unpublish": "Voltar a rascunho", "wavy.saved": "Salvo", "wavy.published.done": "Publicado", "wavy.unpublished.done": "Voltou a ser rascunho", "wavy.read": "Ler",
    "wavy.delete": "Excluir", "wavy.delete.ask": "Excluir “{title}”?", "wavy.delete.text": "O post e o endereço serão removidos.", "wavy.deleted": "Excluído", "wavy.slug": "Endereço", "wavy.slug.help": "O endereço anterior leva ao novo.", "wavy.slug.change": "Mudar endereço", "wavy.slug.done": "O endereço agora é {slug}",
    "wavy.categories": "Categorias", "wavy.users": "Usuários", "wavy.profile": "Perfil", "wavy.name": "Nome", "wavy.displayName": "Nome exibido", "wavy.bio": "Sobre você", "wavy.description": "Descrição", "wavy.add": "Criar categoria", "wavy.added": "A categoria foi criada",
    "wavy.username": "Nome de usuário", "wavy.email": "E-mail", "wavy.password": "Senha", "wavy.role": "Papel", "wavy.status": "Estado", "wavy.makeAdmin": "Tornar admin", "wavy.makeUser": "Tornar usuário", "wavy.disable": "Desativar", "wavy.enable": "Ativar", "wavy.changed": "Alterado",
    "wavy.unverified": "Seu e-mail não foi verificado. Verifique-o para publicar", "wavy.register": "Cadastrar-se", "wavy.register.link": "Ainda sem conta? Cadastre-se", "wavy.registered": "Boas-vindas, {name}",
    "wavy.conflict": "Alguém mudou o post nesse meio-tempo. Carregue-o de novo para continuar.", "wavy.blog": "Ir ao blog", "wavy.notFound": "Esta página não existe",
  },
  es: {
    "wavy.mine": "Mis entradas", "wavy.new": "Nueva entrada", "wavy.drafts": "Borradores", "wavy.isDraft": "Borrador", "wavy.isPublished": "Publicada", "wavy.published": "Publicadas", "wavy.noDrafts": "Ningún borrador", "wavy.noDrafts.text": "Solo usted ve un borrador hasta que lo publica.", "wavy.noPosts": "Nada publicado todavía",
    "wavy.title": "Título", "wavy.category": "Categoría", "wavy.thumbnail": "Imagen (dirección HTTPS)", "wavy.content": "Texto (Markdown)", "wavy.preview": "Vista previa", "wavy.preview.empty": "Lo que escribe aparece aquí como lo verán los lectores.",
    "wavy.save": "Guardar", "wavy.saveDraft": "Guardar borrador", "wavy.publish": "Publicar", "wavy.unpublish": "Volver a borrador", "wavy.saved": "Guardado", "wavy.published.done": "Publicado", "wavy.unpublished.done": "Vuelve a ser borrador", "wavy.read": "Leer",
    "wavy.delete": "Eliminar", "wavy.delete.ask": "¿Eliminar «{title}»?", "wavy.delete.text": "Se eliminan la entrada y su dirección.", "wavy.deleted": "Eliminado", "wavy.slug": "Dirección", "wavy.slug.help": "La dirección anterior lleva a la nueva.", "wavy.slug.change": "Cambiar dirección", "wavy.slug.done": "La dirección es ahora {slug}",
    "wavy.categories": "Categorías", "wavy.users": "Usuarios", "wavy.profile": "Perfil", "wavy.name": "Nombre", "wavy.displayName": "Nombre visible", "wavy.bio": "Sobre usted", "wavy.description": "Descripción", "wavy.add": "Crear categoría", "wavy.added": "La categoría fue creada",
    "wavy.username": "Nombre de usuario", "wavy.email": "Correo", "wavy.password": "Contraseña", "wavy.role": "Rol", "wavy.status": "Estado", "wavy.makeAdmin": "Hacer admin", "wavy.makeUser": "Hacer usuario", "wavy.disable": "Desactivar", "wavy.enable": "Activar", "wavy.changed": "Cambiado",
    "wavy.unverified": "Su correo no está verificado. Verifíquelo para publicar", "wavy.register": "Registrarse", "wavy.register.link": "¿Sin cuenta? Regístrese", "wavy.registered": "Le damos la bienvenida, {name}",
    "wavy.conflict": "Alguien cambió la entrada entretanto. Cárguela de nuevo para seguir.", "wavy.blog": "Ir al blog", "wavy.notFound": "Esta página no existe",
  },
});
