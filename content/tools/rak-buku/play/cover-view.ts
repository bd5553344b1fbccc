/** The book's first side: who reads it, the device or the child. */
import { pageArt } from '../art/page-art.ts';
import { icons } from '../view/icons.ts';
import { button, make, picture } from '../view/make.ts';
import { bookCorner } from './book-corner.ts';
import { type Context, langOf, lineOf, type Reading, type View } from './context.ts';

export const openCover = (context: Context, { story, open }: Reading): View => {
  const { note, own, sounds, text, turn, voice } = context;
  const words = text();
  const lang = langOf(context, open);
  const title = make('h2', 'cover-title', lineOf(context, story.title));
  title.lang = lang;
  const begin = (isAloud: boolean) => () => {
    sounds.play('page');
    own?.voice.stop();
    turn({ step: 'read', page: 0, isAloud });
    note({
      verb: 'experienced',
      object: story.id,
      level: story.level,
      result: { response: [isAloud ? 'aloud' : 'self', lang] },
    });
    context.show();
  };
  const canHear = voice.has(lang, story.id);
  const self = button({
    kind: 'way self',
    face: icons.book,
    text: words.self,
    press: begin(false),
  });
  const aloud = button({
    kind: 'way aloud',
    face: icons.ear,
    text: words.aloud,
    press: begin(true),
  });
  const box = make(
    'div',
    'cover',
    picture('cover-picture', pageArt(story.pages[0] ?? { scene: { place: 'rumah', who: [] } })),
    make('div', 'cover-words', title, make('p', 'cover-from', words.from(story.from))),
  );
  // What the child told of this book, to be heard again.
  const retelling = own?.buttons(story.id, 'way');
  const [, hear, forget] = retelling?.buttons ?? [];
  return {
    box,
    controls: [...(canHear ? [aloud, self] : [self]), ...(hear && forget ? [hear, forget] : [])],
    voiceChanged: () => retelling?.show(),
    corner: bookCorner(context, story),
    goal: canHear ? words.coverGoal : words.coverPlain,
  };
};
