import * as z from 'zod/mini';
import { type CallShape, keyForm } from './call.ts';
import { catalogue, type ErrorCode } from './errors.ts';

const accessErrors = {
  public: [],
  account: ['not_signed_in'],
  subscriber: ['not_signed_in', 'not_paid'],
  staff: ['not_signed_in', 'not_allowed'],
} as const satisfies Record<CallShape['access'], readonly ErrorCode[]>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (shape: CallShape) =>
  (['params', 'query'] as const).flatMap((place) =>
    Object.entries(shape[place]?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: true,
      schema: z.toJSONSchema(z.object({ schema }), { io: 'input', unrepresentable: 'any' })
        .properties?.schema,
    })),
  );

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key again, from the same account, does its work once.',
  schema: { type: 'string', pattern: keyForm.source },
};

const failuresOf = (shape: CallShape) => {
  const byStatus: Record<string, { description: string; content: object }> = {};
  const codes: ErrorCode[] = [
    ...accessErrors[shape.access],
    ...(shape.errors ?? []),
    'unavailable',
  ];
  if (shape.body) codes.push('invalid_input');
  for (const code of new Set(codes)) {
    const { status, en } = catalogue[code];
    const known = byStatus[String(status)];
    byStatus[String(status)] = {
      description: known ? `${known.description} / ${code}: ${en}` : `${code}: ${en}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return byStatus;
};

/** Each event by its name; the document has no better word for a stream. */
const streamOf = ({ stream }: CallShape) =>
  stream && {
    'text/event-stream': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(stream).map(([name, schema]) => [name, jsonSchema(schema, 'output')]),
        ),
      },
    },
  };

const operationOf = (noun: string, name: string, shape: CallShape) => ({
  tags: [noun],
  operationId: `${noun}.${name}`,
  summary: shape.says,
  description: `Access: ${shape.access}.`,
  parameters: [...parametersOf(shape), ...(shape.isKeyed ? [keyHeader] : [])],
  security: shape.access === 'public' ? [] : [{ token: [] }],
  ...(shape.body && {
    requestBody: {
      required: true,
      content: {
        [shape.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
          schema: jsonSchema(shape.body, 'input'),
        },
      },
    },
  }),
  responses: {
    200: {
      description: 'Done.',
      content: {
        'application/json': { schema: jsonSchema(shape.reply, 'output') },
        ...streamOf(shape),
      },
    },
    ...failuresOf(shape),
  },
});

/** The calls as an OpenAPI 3.1 document. */
export const openApi = (nouns: Record<string, Record<string, CallShape>>) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, calls] of Object.entries(nouns))
    for (const [name, shape] of Object.entries(calls)) {
      paths[shape.path] = {
        ...paths[shape.path],
        [shape.method.toLowerCase()]: operationOf(noun, name, shape),
      };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Nobi', version: '1', description: 'Every call between browser and server.' },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Token <session token>',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: { error: { type: 'string' }, code: { enum: Object.keys(catalogue) } },
        },
      },
    },
  };
};
