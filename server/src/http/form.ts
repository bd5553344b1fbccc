import multipart from '@fastify/multipart';
import { type CallShape, Problem } from '@nobi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A multipart form: text by field name, file bytes by field name. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const megabytes = (count: number) => count * 1024 * 1024;

const usualFile = 5;

/** Lets this part of the server read multipart forms: one file, 5 MB unless told, a few short fields. */
export const takeForms = (scope: FastifyInstance, { largestFile = usualFile }: CallShape) => {
  scope.removeAllContentTypeParsers();
  scope.register(multipart, {
    limits: {
      fileSize: megabytes(largestFile),
      files: 1,
      fields: 12,
      fieldSize: 16_384,
      parts: 13,
      headerPairs: 20,
    },
  });
  return scope;
};

/** The parser says in a plain Error that a form ends too early, or does not say where its parts end. */
const isCutShort = (error: unknown): boolean =>
  error instanceof Error &&
  /unexpected end of multipart data|boundary not found/i.test(error.message);

const readParts = async (request: FastifyRequest): Promise<Form> => {
  // Without a prototype, a field called __proto__ is a field like any other.
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, Uint8Array> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.fieldname in fields || part.fieldname in files) throw new Problem('invalid_input');
    if (part.type === 'file') files[part.fieldname] = await part.toBuffer();
    else if (typeof part.value !== 'string') throw new Problem('invalid_input');
    else if (part.valueTruncated) throw new Problem('too_large');
    else fields[part.fieldname] = part.value;
  }
  return { fields: { ...fields }, files };
};

/** Reads the whole form. Throws too_large, unsupported_type or invalid_input; a name sent twice is refused. */
export const readForm = async (request: FastifyRequest): Promise<Form> => {
  if (!request.isMultipart()) throw new Problem('unsupported_type');
  return await readParts(request).catch((error: unknown) => {
    throw isCutShort(error) ? new Problem('invalid_input') : error;
  });
};
