import { expect, test } from 'vitest';
import { openFiles } from './files.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const blob = (text: string, type = 'text/html') => new Blob([bytesOf(text)], { type });
const png = (type?: string) => blob('\x89PNG\r\n\x1a\n....', type);
const webp = () => blob('RIFF\x04\0\0\0WEBP....');
const wav = () => blob('RIFF\x04\0\0\0WAVE....', 'audio/wav');

/** What the host hears of messages that passed the gate, once all bytes are read. */
const listenTo = async (send: (files: ReturnType<typeof openFiles>) => void) => {
  const calls: string[] = [];
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const files = openFiles({
    onExport: ({ kind, name, blob: file }) => calls.push(`${name}.${kind} ${file.type}`),
    onPrint: (pages) => calls.push(`print ${pages.map(({ type }) => type).join()}`),
    onWork: ({ id, thumb }) => calls.push(`${id} ${thumb.type}`),
    onForget: (id) => (id === 'last' ? resolve() : calls.push(`forget ${id}`)),
  });
  send(files);
  files.hear({ v: 1, seq: 99, kind: 'forget-work', id: 'last' });
  await promise;
  return calls;
};
const file = (name: string, of: Blob) =>
  ({ v: 1, seq: 1, kind: 'export', name, blob: of }) as const;

test('names the type of a file by its bytes, whatever it claims', async () => {
  const calls = await listenTo(({ hear }) => {
    hear(file('kapal', png('text/html')));
    hear(file('lagu', wav()));
    hear(file('foto', blob('\xff\xd8\xff\xe0....', 'image/svg+xml')));
  });

  expect(calls).toEqual(['kapal.png image/png', 'lagu.wav audio/wav', 'foto.jpeg image/jpeg']);
});

test('drops files of any other kind', async () => {
  const calls = await listenTo(({ hear }) => {
    hear(file('a', blob('<svg onload="x()"/>', 'image/png')));
    hear(file('b', blob('<script>alert(1)</script>', 'image/png')));
    hear(file('c', blob('RIFF\x04\0\0\0AVI ....', 'audio/wav')));
    hear(file('d', blob('\x89PN', 'image/png')));
  });

  expect(calls).toEqual([]);
});

test('keeps of a name only what is safe in any folder', async () => {
  const calls = await listenTo(({ hear }) => {
    hear(file('../../etc/passwd', png()));
    hear(file('Kapal ayah 2', png()));
    hear(file('\u202egnp.exe', png()));
    hear(file('///', png()));
  });

  expect(calls.map((line) => line.split('.png')[0])).toEqual([
    'etcpasswd',
    'Kapal ayah 2',
    'gnpexe',
    'nobi',
  ]);
});

test('prints pictures, and nothing at all when one page is none', async () => {
  const calls = await listenTo(({ hear }) => {
    hear({ v: 1, seq: 1, kind: 'print', pages: [png(), webp()] });
    hear({ v: 1, seq: 2, kind: 'print', pages: [png(), wav()] });
  });

  expect(calls).toEqual(['print image/png,image/webp']);
});

test('tells of works in the order they were said, however long their pictures take', async () => {
  const calls = await listenTo(({ hear }) => {
    hear({ v: 1, seq: 1, kind: 'show-work', work: { id: 'a', thumb: webp() } });
    hear({ v: 1, seq: 2, kind: 'show-work', work: { id: 'b', thumb: wav() } });
    hear({ v: 1, seq: 3, kind: 'forget-work', id: 'a' });
  });

  expect(calls).toEqual(['a image/webp', 'forget a']);
});

test('tells nothing any more once the frame is gone', async () => {
  const calls: string[] = [];
  const files = openFiles({ onForget: (id) => calls.push(id) });

  files.hear({ v: 1, seq: 1, kind: 'forget-work', id: 'a' });
  files.close();
  await new Promise((resolve) => setTimeout(resolve, 0));

  expect(calls).toEqual([]);
});
