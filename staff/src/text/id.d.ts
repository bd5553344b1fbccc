import type { Words } from './en.ts';
export declare const id: Words;
