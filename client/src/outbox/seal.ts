const purpose = new TextEncoder().encode('nobi-need');
const pair = { name: 'ECDH', namedCurve: 'P-256' };

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
const textOf = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Sealed for the server alone: whoever opens this phone, with whatever tools, reads nothing. The key that
 * could open it is never written down and ends with this call.
 */
export const sealFor = async (
  server: string,
  { child, need }: { child: string; need: unknown },
): Promise<string> => {
  const { subtle } = crypto;
  const own = await subtle.generateKey(pair, false, ['deriveBits']);
  const theirs = await subtle.importKey('raw', bytesOf(server), pair, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: purpose },
    await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const encoder = new TextEncoder();
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(child) },
    key,
    encoder.encode(JSON.stringify(need)),
  );
  const point = await subtle.exportKey('raw', own.publicKey);
  const parts = [new Uint8Array(point), iv, new Uint8Array(sealed)];
  return textOf(new Uint8Array(await new Blob(parts).arrayBuffer()));
};
