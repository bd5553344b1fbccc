import type { GuestMessage, ShownWork } from '../port.ts';
import { type CheckedFile, checkedFile, type FileKind } from './file-kind.ts';

export interface OfferedFile extends CheckedFile {
  readonly name: string;
}

/** What a host does with files and works; what it does not hear is dropped. */
export interface FileHearers {
  onExport?: ((file: OfferedFile) => void) | undefined;
  onPrint?: ((pages: Blob[]) => void) | undefined;
  onWork?: ((work: ShownWork) => void) | undefined;
  onForget?: ((id: string) => void) | undefined;
}

type Carried = Extract<GuestMessage, { kind: 'export' | 'print' | 'show-work' | 'forget-work' }>;

const pictures: readonly FileKind[] = ['png', 'jpeg', 'webp'];

/** Letters and digits of any script; nothing that a file system or a shell could take for more. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim() || 'nobi';

const offer = async (message: Carried, hearers: FileHearers): Promise<(() => void) | null> => {
  if (message.kind === 'forget-work') return () => hearers.onForget?.(message.id);
  if (message.kind === 'export') {
    const file = await checkedFile(message.blob, [...pictures, 'wav']);
    return file && (() => hearers.onExport?.({ ...file, name: plainName(message.name) }));
  }
  if (message.kind === 'print') {
    const pages = await Promise.all(message.pages.map((page) => checkedFile(page, pictures)));
    const sound = pages.flatMap((page) => (page ? [page.blob] : []));
    return sound.length < pages.length ? null : () => hearers.onPrint?.(sound);
  }
  const thumb = await checkedFile(message.work.thumb, ['png', 'webp']);
  return thumb && (() => hearers.onWork?.({ ...message.work, thumb: thumb.blob }));
};

/** Reads the bytes of what arrives, one after the other, so that nothing overtakes. */
export const openFiles = (hearers: FileHearers) => {
  let turn: Promise<void> = Promise.resolve();
  let isOpen = true;
  return {
    hear(message: Carried) {
      turn = turn.then(async () => {
        const tell = await offer(message, hearers);
        if (isOpen) tell?.();
      });
    },
    close() {
      isOpen = false;
    },
  };
};
