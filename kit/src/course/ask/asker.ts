/** Nobi asks, from a little island; nothing of the lesson is on it, so nothing gives an answer away. */
import cheer from '../../guest/art/nobi-cheer.svg';
import happy from '../../guest/art/nobi-happy.svg';
import wow from '../../guest/art/nobi-wow.svg';
import './asker.css';
import { element } from '../../guest/stage/element.ts';

const moods = { ask: happy, wonder: wow, glad: happy, cheer };
type Mood = keyof typeof moods;

export interface Asker {
  root: HTMLElement;
  feel(mood: Mood): void;
}

const island =
  '<svg viewBox="0 0 200 66" aria-hidden="true"><ellipse cx="100" cy="39" rx="98" ry="26" fill="#7ccbe6"/><ellipse cx="100" cy="32" rx="90" ry="26" fill="#f6d79a"/><ellipse cx="100" cy="24" rx="78" ry="22" fill="#4db871"/><ellipse cx="100" cy="21" rx="78" ry="21" fill="#63c978"/></svg>';

export const openAsker = (): Asker => {
  const root = element('div', 'ask-nobi');
  root.innerHTML = island;
  const nobi = new Image(470, 490);
  nobi.alt = '';
  nobi.className = 'ask-mascot';
  const sparks = element('span', 'ask-sparks');
  for (let way = 0; way < 360; way += 45) {
    const spark = element('i', '');
    spark.style.setProperty('--way', `${way}deg`);
    sparks.append(spark);
  }
  root.append(sparks, nobi);
  const feel = (mood: Mood): void => {
    nobi.src = moods[mood];
    root.dataset.mood = mood;
  };
  feel('ask');
  return { root, feel };
};
