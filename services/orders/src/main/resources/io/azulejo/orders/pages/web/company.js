// Client of one company's part of the API. Texts come in the language of the page.
import { locale } from "az/locale.js";
import { RecordedApi } from "host/recorder.js";

export class CompanyClient extends RecordedApi {
  constructor(cnpj, token) {
    super({ base: `/orders/companies/${encodeURIComponent(cnpj)}`, token });
    this.cnpj = cnpj;
  }

  send(method, path, options = {}) {
    return super.send(method, path, { ...options, headers: { ...options.headers, "Accept-Language": locale() } });
  }
}

export const ORDER_STATUSES = ["Rascunho", "Pendente", "AguardandoEstoque", "AguardandoSeparacao", "EmSeparacao", "Separado", "Faturado", "Enviado", "Entregue", "Devolvido", "Extraviado", "Cancelado"];
export const PAYMENT_METHODS = ["Pix", "CartaoDeCredito", "CartaoDeDebito", "Boleto"];

const TONES = {
  Pendente: "warn", AguardandoEstoque: "warn", SemEstoque: "bad", AguardandoSeparacao: "accent", EmSeparacao: "accent", Separado: "accent", Embalado: "accent",
  Faturado: "accent", Enviado: "good", Entregue: "good", Cancelado: "bad", Extraviado: "bad", Devolvido: "bad",
};

/** Tone of a status, for badges. */
export const tone = (status) => TONES[status] ?? "";
