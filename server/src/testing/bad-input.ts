import { gzipSync } from 'node:zlib';
import type { CallShape } from '@nobi/contract';
import * as z from 'zod/mini';
import { openGame } from './builds.ts';

const event = {
  v: 1,
  id: 'a'.repeat(32),
  t: 1_790_000_000_000,
  item: 'satu-dua',
  attempt: 1,
  verb: 'answered',
  object: 'soal-1',
  ctx: { level: 1, skill: 'bonds-10', mode: 'play', lang: 'id', build: '0123456789ab' },
};

/** Where a schema alone does not tell what is right. */
const rightValues: Record<string, unknown> = {
  code: '123456',
  pin: '314159',
  voucher: '0000-0000-0000',
  email: 'benar@contoh.id',
  password: 'rahasia-kuat-1',
  whatsapp: '+6281234567890',
  id_token: 'a.b.c',
  lease: 'a.b.c',
  events: [event],
  registration: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
  },
  assertion: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
  pictures: ['ball', 'kite', 'drum'],
  birth_month: `${new Date().getFullYear() - 7}-05`,
  goal: { kind: 'skill', id: 'bonds-10' },
  // None stands in the database: without it a question begins a talk of its own.
  conversation_id: undefined,
};

interface Schema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: unknown;
}

/** The schema as plain JSON: what zod says of it is exactly this. Of several forms it is the first. */
const schemaOf = (shape: CallShape): Schema => {
  const schema = wholeSchemaOf(shape);
  return schema.properties ? schema : (schema.anyOf?.[0] ?? schema);
};

const wholeSchemaOf = (shape: CallShape): Schema =>
  shape.body
    ? JSON.parse(
        JSON.stringify(z.toJSONSchema(shape.body, { io: 'input', unrepresentable: 'any' })),
      )
    : {};

/** Null is a word of its own there, such as for "nothing is said". */
const mayBeNull = ({ anyOf = [] }: Schema) => anyOf.some(({ type }) => type === 'null');

const rightValue = (schema: Schema): unknown => {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf && mayBeNull(schema)) return rightValue(schema.anyOf[0] ?? {});
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  return 'halo';
};

const fieldsOf = (shape: CallShape) => Object.entries(schemaOf(shape).properties ?? {});

/** A body that the call takes, made from its schema. */
export const validBody = (shape: CallShape): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(shape).map(([field, schema]) => [
      field,
      Object.hasOwn(rightValues, field) ? rightValues[field] : rightValue(schema),
    ]),
  );

const never: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['an object', { a: 1 }],
  ['a list of lists', [[1]]],
  ['a prototype', JSON.parse('{"toString":1,"length":2}')],
  ['NUL', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
];

const wrongKinds = (
  right: unknown,
  { maxItems = 50 }: Schema,
): readonly (readonly [string, unknown])[] => [
  ...never,
  ...(typeof right === 'number' ? [['text', '5'] as const, ['a fraction', 1.5] as const] : []),
  ...(typeof right === 'number' ? [['negative', -1] as const, ['huge', 1e300] as const] : []),
  ...(typeof right === 'number' ? [] : [['a number', 7] as const]),
  ...(typeof right === 'boolean' ? [['true in words', 'true'] as const] : []),
  ...(['number', 'boolean'].includes(typeof right) ? [] : [['a boolean', true] as const]),
  ...(Array.isArray(right)
    ? [['empty', []] as const, ['too many', Array(maxItems + 1).fill(right[0])] as const]
    : []),
];

const mayBeEmpty = new Set(['feedback', 'save']);
/** Words of one's own: emoji and any script are welcome there, and in passwords and saves. */
const isAnyText = new Set(
  'display_name shown_name full_name nickname bio prompt subject message feedback response save title password id_token'.split(
    ' ',
  ),
);

const wrongTexts = (field: string, { maxLength, anyOf, enum: choices }: Schema) => {
  const limit = maxLength ?? anyOf?.find((one) => one.maxLength)?.maxLength;
  // Where the schema sets none, the limit is that of the whole body.
  const changes: [string, unknown][] = [
    limit === undefined ? ['200 kB', 'x'.repeat(200_000)] : ['one too long', 'a'.repeat(limit + 1)],
  ];
  if (!mayBeEmpty.has(field)) changes.push(['empty', '']);
  if (choices || !isAnyText.has(field))
    changes.push(['emoji', '😀'], ['right to left', '\u202eabc'], ['a quote', "' or 1=1 --"]);
  return changes;
};

const missing = (body: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

/** Each field of a right body made wrong in turn, and keys that do not belong. */
export const badFields = (shape: CallShape): [string, string][] => {
  const right = validBody(shape);
  const schema = schemaOf(shape);
  const wrong = fieldsOf(shape).flatMap(([field, of]) =>
    [
      ...wrongKinds(right[field], of).filter(([, value]) => value !== null || !mayBeNull(of)),
      ...(typeof right[field] === 'string' ? wrongTexts(field, of) : []),
    ].map(([how, value]): [string, string] => [
      `${field} ${how}`,
      JSON.stringify({ ...right, [field]: value }),
    ]),
  );
  const without = (schema.required ?? []).map((field): [string, string] => [
    `${field} missing`,
    JSON.stringify(missing(right, field)),
  ]);
  const text = JSON.stringify(right).slice(1);
  const strange = ['__proto__', 'constructor'].map((key): [string, string] => [
    key,
    `{"${key}":{"prototype":{"is_staff":true}},${text}`,
  ]);
  const extra: [string, string][] =
    schema.additionalProperties === false
      ? [['an extra key', JSON.stringify({ ...right, is_staff: true })]]
      : [];
  return [...wrong, ...without, ...extra, ...strange];
};

/** Bodies that no call takes, whatever its fields. */
export const badBodies: readonly (readonly [string, string])[] = [
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"x"'],
  ['true', 'true'],
  ['a list', '[{}]'],
  ['cut short', '{"email":'],
  ['no JSON', 'email=a'],
  ['single quotes', "{'a':1}"],
  ['a comment', '{"a":1}//'],
  ['a byte order mark alone', '\ufeff'],
  ['a bare NUL', '{"a":"\u0000"}'],
  ['deep lists', `{"events":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['deep objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
  ['prototype', '{"__proto__":{"a":1}}'],
  ['constructor', '{"constructor":{"prototype":{"a":1}}}'],
  ['200 kB', JSON.stringify({ a: 'x'.repeat(200_000) })],
];

type RawBody = readonly [string, Record<string, string>, string | Uint8Array<ArrayBuffer>];

/** A right body announced or packed as something else: a form of a foreign site needs no preflight. */
export const rawBodies = (right: string): RawBody[] => [
  ['text', { 'content-type': 'text/plain' }, right],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a&plan=regular'],
  [
    'a multipart form',
    { 'content-type': 'multipart/form-data; boundary=x' },
    `--x\r\n\r\n${right}\r\n--x--`,
  ],
  ['XML', { 'content-type': 'application/xml' }, '<a/>'],
  ['an unknown kind', { 'content-type': 'nonsense' }, right],
  [
    'gzip',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    new Uint8Array(gzipSync(right)),
  ],
  [
    'UTF-16',
    { 'content-type': 'application/json; charset=utf-16' },
    new Uint8Array(Buffer.from(right, 'utf16le')),
  ],
  [
    'bytes that are no UTF-8',
    { 'content-type': 'application/json' },
    new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
  ],
];

/** Names in an address behind which nothing lies. */
export const badSegments = [
  '../../../etc/passwd',
  '..\\..\\windows',
  'a\u0000b',
  '%00',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-satu',
  'satu-',
  'SATU-DUA',
  `${openGame}\u0000`,
  `${openGame}\n`,
  '😀',
  '\u202edua',
  "' or 1=1 --",
  '<script>',
  'a'.repeat(65),
  'a'.repeat(513),
  'a'.repeat(8000),
];
