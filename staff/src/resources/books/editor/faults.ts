import { createContext, useContext } from 'react';

/** What is wrong in the book, in words, by the path of its field. */
export const Faults = createContext<ReadonlyMap<string, string>>(new Map());

export const useFault = (path: string): string | undefined => useContext(Faults).get(path);
