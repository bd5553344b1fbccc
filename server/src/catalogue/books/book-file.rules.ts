/** Names and addresses of books on the play origin. */

/** The tool whose shelf the books stand on. */
export const libraryPath = '/tools/rak-buku/';
export const libraryItem = 'rak-buku';

const hash = /^[0-9a-f]{64}$/;
export const isBookFile = (name: string): boolean => hash.test(name);

export const bookPath = (file: string): string => `/books/${file}.json`;
export const bookPicturePath = (file: string): string => `/books/pictures/${file}.webp`;
/** Opened with a ticket alone: the library shows the draft as a child would see it. */
export const bookDraftPath = (book: string): string => `/books/drafts/${book}`;

export const storedBookPicture = (file: string): string => `library/${file}.webp`;
