const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crcOf = (bytes: Uint8Array) => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

/** Numbers of two bytes each, as the format has them. */
const shorts = (...values: readonly number[]) =>
  Uint8Array.from(values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]));
const long = (value: number): [number, number] => [value & 0xffff, value >>> 16];
/** The first day that the format knows: the same files make the same archive. */
const day = 0x21;
const utf8Names = 0x0800;

/** A ZIP of a few small text files, stored as they are (PKWARE's APPNOTE 6.3.10, 4.3). */
export const zipOf = (files: Readonly<Record<string, string>>): Blob => {
  const encoder = new TextEncoder();
  const local: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, content] = [encoder.encode(name), encoder.encode(text)];
    const size = long(content.length);
    const sum = long(crcOf(content));
    const facts = shorts(utf8Names, 0, 0, day, ...sum, ...size, ...size, title.length, 0);
    const head = shorts(...long(0x04034b50), 20);
    local.push(head, facts, title, content);
    list.push(shorts(...long(0x02014b50), 20, 20), facts);
    list.push(shorts(0, 0, 0, 0, 0, ...long(offset)), title);
    offset += head.length + facts.length + title.length + content.length;
  }
  const listed = list.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = shorts(...long(0x06054b50), 0, 0, count, count, ...long(listed), ...long(offset), 0);
  return new Blob([...local, ...list, end], { type: 'application/zip' });
};
