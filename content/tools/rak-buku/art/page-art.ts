/** The picture of a page: put together from its scene, or the one that staff uploaded. */
import type { Page } from '../stories/story.ts';
import { pictureOf } from './scene.ts';

const name = /^[0-9a-f]{64}$/;

export const pageArt = (
  { scene, picture }: Pick<Page, 'scene' | 'picture'>,
  width: 'page' | 'cover' = 'page',
): string =>
  picture !== undefined && name.test(picture)
    ? `<img src="/books/pictures/${picture}.webp" alt="" />`
    : pictureOf(scene, width);
