import * as z from 'zod/mini';
import { failuresOf } from './answers.ts';
import { type CallShape, keyForm } from './call/call.ts';
import { consoleHeader, isOfConsole } from './call/console-header.ts';
import { catalogue } from './call/errors.ts';

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

const fromConsole = {
  name: consoleHeader,
  in: 'header',
  required: true,
  description: 'Sent by the console; pages of other origins cannot add it.',
  schema: { const: '1' },
};

const securityOf = ({ access }: CallShape) => {
  if (access === 'public') return [];
  return access === 'staff' ? [{ staff: [] }] : [{ token: [] }];
};

/** The failures by status, each with its codes and their sentences. */
const refusalsOf = (shape: CallShape) => {
  const byStatus: Record<string, { description: string; content: object }> = {};
  for (const code of failuresOf(shape)) {
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
  description: `Access: ${[shape.access, shape.role?.join(' or '), shape.proof && 'fresh proof of the second factor'].filter(Boolean).join(', ')}.`,
  parameters: [
    ...parametersOf(shape),
    ...(shape.isKeyed ? [keyHeader] : []),
    ...(isOfConsole(shape) ? [fromConsole] : []),
  ],
  security: securityOf(shape),
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
    ...refusalsOf(shape),
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
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-nobi-staff',
          description: 'Set by signing in to the console; `nobi-staff` on http://localhost.',
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
