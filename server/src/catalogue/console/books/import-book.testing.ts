import { staff } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Product } from '../../../testing/product.ts';
import { type ZipFile, zipOf } from '../../uploads/packages.testing.ts';

/** Sends an EPUB as the console does. */
export const epubSender =
  (product: Product, token: string) =>
  async (sent: readonly ZipFile[] | Uint8Array<ArrayBuffer>, { level = '3', by = token } = {}) => {
    const form = new FormData();
    form.append('level', level);
    form.append('epub', new Blob([sent instanceof Uint8Array ? sent : zipOf(sent)]), 'buku.epub');
    const packed = new Response(form);
    return product.send(staff.importBook, {
      token: by,
      body: new Uint8Array(await packed.arrayBuffer()),
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    });
  };

export const importedId = (reply: { readonly body: unknown }): string =>
  z.object({ book: z.string() }).parse(reply.body).book;
