import { useSyncExternalStore } from 'react';
import { noteNow, onNote } from './note.ts';
import { onWork, workNow } from './packs.ts';

export const useNote = () => useSyncExternalStore(onNote, noteNow);
export const useWork = () => useSyncExternalStore(onWork, workNow);
