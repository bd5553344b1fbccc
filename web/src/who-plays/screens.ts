/** What most visits never need, in one piece. */
export { Introduction } from './form/introduction.tsx';
export { Picker } from './picker/picker.tsx';
