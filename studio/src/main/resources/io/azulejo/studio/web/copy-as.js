// A request to DynamoDB as code that sends it: AWS CLI, Python, Java; and the toolkit's own call.
const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
const snake = (name) => kebab(name).replaceAll("-", "_");
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

export function asCli({ operation, body }, endpoint) {
  const options = Object.entries(body).map(([name, value]) => `  --${kebab(name)} ${typeof value === "object" ? quoted(JSON.stringify(value)) : value === true ? "" : quoted(String(value))}`.trimEnd());
  return [`aws dynamodb ${kebab(operation)}`, ...options, `  --endpoint-url ${endpoint}`].join(" \\\n");
}

export function asPython({ operation, body }, endpoint) {
  return `import boto3\n\ndynamodb = boto3.client("dynamodb", endpoint_url="${endpoint}")\nresponse = dynamodb.${snake(operation)}(\n${Object.entries(body).map(([name, value]) => `    ${name}=${python(value)},`).join("\n")}\n)`;
}

function python(value) {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null) return "None";
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (typeof value === "object") return `{${Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${python(each)}`).join(", ")}}`;
  return JSON.stringify(value);
}

export function asJava({ operation, body }) {
  const method = operation[0].toLowerCase() + operation.slice(1);
  const lines = Object.entries(body).map(([name, value]) => `        .${name[0].toLowerCase() + name.slice(1)}(${java(value)})`);
  return `${operation}Response response = client.${method}(${operation}Request.builder()\n${lines.join("\n")}\n        .build());`;
}

const KINDS = { S: "S", N: "N", BOOL: "Bool", SS: "Ss", NS: "Ns", L: "L", M: "M", NULL: "Nul" };

function java(value) {
  if (Array.isArray(value)) return `List.of(${value.map(java).join(", ")})`;
  if (value !== null && typeof value === "object") {
    const [[type, content], ...more] = Object.entries(value);
    if (!more.length && KINDS[type] && type === type.toUpperCase()) return `AttributeValue.from${KINDS[type]}(${java(content)})`;
    if (!more.length && type === "B") return `AttributeValue.fromB(SdkBytes.fromByteArray(Base64.getDecoder().decode(${JSON.stringify(content)})))`;
    return `Map.of(${Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}, ${java(each)}`).join(", ")})`;
  }
  return JSON.stringify(value);
}

/** The toolkit's own call of an access pattern. */
export function asToolkit(design, pattern, values) {
  const simple = design.type.split(".").at(-1);
  return `${simple} table = ${simple}Design.on(client);\ntable.${pattern.method}(${pattern.parameters.map((parameter) => argument(parameter, values[parameter.name])).join(", ")});`;
}

function argument({ type, role }, value) {
  const simple = type.replace(/<.*$/, "").split(".").at(-1);
  if (role === "PAGE") return `PageRequest.of(${value?.size || 25})`;
  if (simple === "String") return JSON.stringify(value ?? "");
  if (["int", "long", "boolean", "double", "short", "float"].includes(simple)) return value || (simple === "boolean" ? "false" : "0");
  if (simple === "SortRange") return value?.from || value?.to ? `SortRange${value.from ? `.from(${JSON.stringify(value.from)})` : ".all()"}${value.to ? `.andTo(${JSON.stringify(value.to)})` : ""}` : "SortRange.all()";
  if (["Instant", "LocalDate", "YearMonth"].includes(simple)) return `${simple}.parse(${JSON.stringify(value ?? "")})`;
  return typeof value === "string" && /^[A-Z][A-Z0-9_]*$/.test(value) ? `${simple}.${value}` : `/* ${simple} ${JSON.stringify(value ?? null)} */ null`;
}
