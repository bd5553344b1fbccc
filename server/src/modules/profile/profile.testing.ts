import { profile } from '@nobi/contract';
import sharp from 'sharp';
import type { Product } from '../../testing/product.ts';

type Part = string | { readonly bytes: Uint8Array<ArrayBuffer>; readonly name?: string };

export type Parts = Readonly<Record<string, Part>>;

const formOf = (parts: Parts) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([part.bytes]), part.name ?? 'foto.jpg');
  return form;
};

/** The profile's form as a browser packs it. */
export const packed = async (parts: Parts | FormData) => {
  const response = new Response(parts instanceof FormData ? parts : formOf(parts));
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
};

export const sendProfile = async (
  product: Product,
  token: string | undefined,
  parts: Parts | FormData,
) => product.send(profile.update, { token, ...(await packed(parts)) });

export const sendPicture = (product: Product, token: string, bytes: Uint8Array<ArrayBuffer>) =>
  sendProfile(product, token, { profile_picture: { bytes } });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 11, g: 127, b: 90 } } });

/** A camera's photo: turned by its note, with the place where it was taken. */
export const photoWithPlace = async () =>
  new Uint8Array(
    await plain(900, 600)
      .jpeg()
      .withExif({
        IFD0: { Make: 'KameraIbu', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '6/1 12/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '106/1 49/1 0/1',
        },
      })
      .toBuffer(),
  );

export const pictureOf = async (kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif') =>
  new Uint8Array(await plain(200, 300).toFormat(kind).toBuffer());

/** A few hundred kilobytes that say they are `side` x `side` pixels. */
export const bombOf = async (side: number) =>
  new Uint8Array(
    await sharp({
      create: { width: side, height: side, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );

export const joined = (...pieces: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
