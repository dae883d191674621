// Values that the gallery shows. With ?hostile every one of them tries to be markup.
import { assignHues } from "az/hue.js";

assignHues(["POST", "ORDER", "LINE", "CLAIM", "USER", "SLUG"]);

const HOSTILE = `<img src=x onerror="window.hacked=true"><script>window.hacked=true</script>`;
const hostile = new URLSearchParams(location.search).has("hostile");

export const s = (text) => (hostile ? `${HOSTILE}${text}` : text);

const minutes = (count) => new Date(Date.now() - count * 60000).toISOString();

export const people = [
  { id: "ana", name: s("Ana Ribeiro"), role: s("Admin"), may: s("Manages companies, people and prices") },
  { id: "lucas", name: s("Lucas Prado"), role: s("Picker"), may: s("Claims, picks and packs order lines") },
  { id: "ines", name: s("Inês Carvalho"), role: s("Sales"), may: s("Enters orders and takes payments") },
  { id: "tomas", name: s("Tomás Vidal"), role: s("Reader"), may: s("Looks at orders and stock") },
];

export const cities = ["Aveiro", "Belém", "Braga", "Córdoba", "Évora", "Faro", "Lisboa", "Maceió", "Porto", "São Luís", "Sevilla", "Talavera"].map((name) => ({ value: name, label: s(name), hint: s("Tile museum") }));

export const events = [
  { title: s("Shipped"), text: s("Two parcels, tracking BR123456789PT"), time: minutes(3), tone: "good", who: s("Lucas Prado") },
  { title: s("Short by one"), text: s("PRD-3003 Capa protetora: 1 of 2 in bin A-12"), time: minutes(50), tone: "warn", who: s("Lucas Prado") },
  { title: s("Payment declined"), text: s("Card ending 4242"), time: minutes(180), tone: "bad", who: s("Inês Carvalho") },
  { title: s("Order entered"), time: minutes(60 * 26), who: s("Inês Carvalho"), icon: "plus" },
];

export const entries = [
  {
    pattern: s("Claim the next line"), latency: 3.1, units: { read: 0.5, write: 4 },
    requests: [
      { operation: s("Query"), table: s("Orders"), index: s("GSI4"), keys: [{ pk: s("COMPANY#12.345.678/0001-99#PICK"), sk: s("PRIORITY#2026-11-18#LINE#0007"), entity: "LINE" }], items: 1, units: { read: 0.5 } },
      { operation: s("TransactWriteItems"), table: s("Orders"), keys: [{ pk: s("ORDER#20261118-0042"), sk: s("LINE#PRD-4004"), entity: "LINE" }, { pk: s("PICKER#lucas"), sk: s("CLAIM#PRD-4004"), entity: "CLAIM" }], items: 2, units: { write: 4 } },
    ],
  },
  {
    pattern: s("Picking queue"), latency: 0.8,
    requests: [{ operation: s("Query"), table: s("Orders"), index: s("GSI4"), keys: [{ pk: s("COMPANY#12.345.678/0001-99#PICK"), entity: "LINE" }], items: 14, units: { read: 2 } }],
  },
  { pattern: s("Order with lines, payments and history"), latency: 1.2, requests: [{ operation: s("Query"), table: s("Orders"), keys: [{ pk: s("ORDER#20261118-0042"), entity: "ORDER" }], items: 9, units: { read: 1.5 } }] },
];

export const item = {
  PK: s("POST#azulejo-in-lisbon"), SK: s("METADATA#azulejo-in-lisbon"), title: s("Azulejos in Lisbon"), published: true, likes: 128, tags: [s("tiles"), s("lisbon")], category: null,
  author: { id: s("ana"), name: s("Ana Ribeiro"), history: Array.from({ length: 140 }, (_, index) => ({ version: index + 1 })) },
};

export const changed = { ...item, title: s("Azulejos of Lisbon"), likes: 129, tags: [s("tiles"), s("lisbon"), s("museum")], author: { id: "ana" } };
export const unchanged = { ...item, author: { id: "ana" } };

const products = ["Smartphone XYZ", "Carregador turbo", "Fone Bluetooth", "Capa protetora", "Cabo USB-C", "Suporte de mesa"];
const states = ["waiting", "picking", "packed", "shipped"];
export const rowAt = (index) => ({
  id: index, key: s(`ORDER#${20260000 + (index % 9999)}`), product: s(products[index % products.length]), quantity: (index * 7) % 13, price: ((index * 37) % 9000) / 10, state: states[index % 4], city: cities[index % cities.length].label,
});

export const javaCode = `@Entity("POST")
@Key(pk = "POST#{slug}", sk = "METADATA#{slug}")
@Unique("SLUG#{slug}") // one post for each slug
public record Post(String slug, String title, long version) {}`;
export const shellCode = `# the same tables, from your terminal
aws dynamodb list-tables --endpoint-url http://127.0.0.1:8000
curl -s http://127.0.0.1:8080/orders/stock?limit=20`;
