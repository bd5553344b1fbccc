/**
 * Telling it again: three pictures of the story in their order, each with a prompt. Where the adult allows it
 * the child's voice is recorded by the page around the frame; else the child tells it to somebody.
 */
import { pageArt } from '../art/page-art.ts';
import { withOnce } from '../rules/save.ts';
import { icons } from '../view/icons.ts';
import { button, make } from '../view/make.ts';
import { bookCorner } from './book-corner.ts';
import { type Context, langOf, lineOf, type Reading, type View } from './context.ts';
import { creditsOf } from './credits.ts';

/** The beginning, the middle and the end. */
const threeOf = (count: number): readonly number[] => [0, Math.floor((count - 1) / 2), count - 1];

const close = (context: Context, { story }: Reading): void => {
  const { note, progress, put, show, sounds, stage, text } = context;
  note({ verb: 'completed', object: story.id, level: story.level });
  put({ read: withOnce(progress.read, story.id), open: null });
  sounds.play('yes');
  show();
  stage.tell(text().ended);
};

export const openTell = (context: Context, reading: Reading): View => {
  const { guest, note, own, sounds, stage, text } = context;
  const { story, open } = reading;
  const words = text();
  const lang = langOf(context, open);
  const seen = new Set<number>();

  const pick = (at: number): void => {
    const line = story.retell[at];
    sounds.play('tap');
    for (const [place, each] of cards.entries())
      each.setAttribute('aria-pressed', String(place === at));
    seen.add(at);
    if (seen.size === cards.length) finish.classList.add('is-ready');
    // Nobody talks while the child does.
    if (own?.voice.doing === 'recording') return;
    if (line) stage.tell(lineOf(context, line));
    if (line && lang !== guest.settings.lang) guest.say(lineOf(context, line), false, lang);
  };
  const cards = threeOf(story.pages.length).map((number, at) => {
    const page = story.pages[number];
    const card = button({
      kind: 'tell-card',
      face: page ? pageArt(page) : '',
      name: words.picture(at + 1),
      press: () => pick(at),
    });
    card.setAttribute('aria-pressed', 'false');
    return card;
  });
  const done = (): void => {
    own?.voice.stop();
    const result = { response: [seen.size] };
    if (seen.size > 0)
      note({ verb: 'experienced', object: `${story.id}-retold`, level: story.level, result });
    close(context, reading);
  };
  const finish = button({ kind: 'way told', face: icons.done, text: words.told, press: done });
  const telling = own?.buttons(story.id, 'way');
  return {
    box: make('div', 'telling', make('div', 'tell-row', ...cards), ...creditsOf(context, story)),
    controls: [...(telling?.buttons ?? []), finish],
    voiceChanged: () => telling?.show(),
    corner: bookCorner(context, story),
    goal: words.tellGoal,
  };
};
