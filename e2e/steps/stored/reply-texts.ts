import { staff } from '@nobi/contract';
import { openApi } from '@nobi/contract/openapi';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Places of a JSON schema where any text, or anything at all, may stand: `rows[].subject`. */
const openTexts = (schema: unknown, path = ''): string[] => {
  if (!isObject(schema)) return [];
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((each) => openTexts(each, path));
  if (schema.enum || 'const' in schema) return [];
  if (isObject(schema.properties))
    return Object.entries(schema.properties).flatMap(([name, each]) =>
      openTexts(each, path ? `${path}.${name}` : name),
    );
  if (schema.type === 'array') return openTexts(schema.items, `${path}[]`);
  if (isObject(schema.additionalProperties))
    return openTexts(schema.additionalProperties, `${path}.*`);
  const { type } = schema;
  return type === undefined || [type].flat().includes('string') ? [path] : [];
};

const { paths } = openApi({ staff });

/** Of every call of the console, the places in its reply that may hold a text. */
export const textsByCall: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(staff).map(([name, { path, method }]) => {
    const operation = Object(paths[path]?.[method.toLowerCase()]);
    const { schema } = operation.responses[200].content['application/json'];
    return [name, [...new Set(openTexts(schema))]];
  }),
);

const forms = Object.entries(staff).map(([name, { path, method }]) => ({
  name,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Which call of the console an address belongs to. */
export const callAt = (method: string, url: string): string | undefined => {
  const { pathname } = new URL(url);
  return forms.find((form) => form.method === method && form.path.test(pathname))?.name;
};

export interface ReplyText {
  readonly path: string;
  readonly text: string;
}

/** Every text in a reply, with its place. */
export const textsIn = (value: unknown, path = ''): ReplyText[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, `${path}[]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, path ? `${path}.${name}` : name),
  );
};
