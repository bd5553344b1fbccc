import { type Exposure, ours, unseen } from './exposure.ts';

const id = ours('letters, digits and dashes, made by the server');
const row = (place: string): Readonly<Record<string, Exposure>> => ({
  [`${place}id`]: id,
  [`${place}title_id`]: 'shown',
  [`${place}title_en`]: unseen('the console shows the title in its own language'),
  [`${place}changed_by`]: 'shown',
});

/** Books of the library: every word of them is written by staff. */
export const ofBooks: Readonly<Record<string, Readonly<Record<string, Exposure>>>> = {
  books: row('books[].'),
  book: {
    ...row(''),
    changed_by: unseen('the list says it'),
    title_en: 'shown',
    draft: 'shown',
    'findings[].at': ours('the path of a field'),
    'versions[].written_by': 'shown',
    'versions[].published_by': 'shown',
    'imported.rights': 'shown',
    'imported.left_out_pictures[]': 'shown',
  },
  addBook: { book: id },
  importBook: { book: id },
  keepBook: { 'findings[].at': ours('the path of a field') },
  bookVersion: { draft: unseen('it comes into the form with a press') },
  previewBook: { opens: ours('a signed address of the play origin') },
  addBookPicture: { picture: ours('digits, made of the picture’s bytes') },
};
