/** What a sentence means, in Zib's picture language: a row of people, signs and things. */
import type { Lang } from '@nobi/kit/course';
import type { Facts } from '../rules/line.ts';
import { daySlugs } from '../rules/patterns/letter.ts';
import { furnitureFor, streetOf } from '../rules/spots.ts';
import { clockPicture } from './clock.ts';
import { garmentPicture, sizedPicture } from './clothes.ts';
import { furniturePicture } from './furniture.ts';
import { type Dress, peoplePicture, zib, zibPicture } from './people.ts';
import { actPicture, artPicture, thingPicture } from './pictures.ts';
import { signs } from './signs.ts';
import { buildingPicture, catPicture, streetPicture } from './town.ts';

const bit = (kind: string, inside: string): string =>
  `<span class="bit is-${kind}">${inside}</span>`;
const sign = (name: string): string => bit('sign', signs[name] ?? '');
const who = (name: string, dress: Dress = {}): string =>
  bit('who', name === 'you' ? zibPicture : peoplePicture(name, dress));
const thing = (name: string): string => bit('thing', thingPicture(name));
const things = (name: string, n: number): string =>
  bit('things', thingPicture(name).repeat(Math.max(1, n)));
const act = (name: string): string => bit('thing', actPicture(name));
const crossed = (inside: string): string => `<span class="crossed">${inside}</span>`;

const feeling: Readonly<Record<string, string>> = {
  hungry: 'nasi',
  thirsty: 'susu',
  sleepy: 'zzz',
  happy: 'smile',
};
/** What somebody feels stands in a bubble; how tall somebody is, a door shows. */
const bubble = (mood: string): string => {
  const art = feeling[mood];
  return art ? bit('bubble', artPicture(art)) : '';
};

const dayNames: Readonly<Record<Lang, readonly string[]>> = {
  id: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};
export const dayName = (slug: string, lang: Lang): string =>
  dayNames[lang][daySlugs.indexOf(slug)] ?? '';

const ability = (name: string): string =>
  bit('thing', artPicture({ swim: 'laut', run: 'sepatu', read: 'buku' }[name] ?? name));

const furnished = (facts: Facts, n: number): string =>
  furniturePicture(furnitureFor(facts), {
    filled: { [facts.where]: thingPicture(facts.what).repeat(n) },
    open: [],
  });

const street = (how: string, facts: Facts): string => {
  const { plots, goal } = streetOf(how, facts);
  const filled = plots.map((each, at) => (at === goal ? facts.what : each));
  return streetPicture({ plots: filled, goal }, { filled: {}, open: [] }, goal);
};

type Draw = (facts: Facts, lang: Lang) => string;

const pictures: Readonly<Record<string, Draw>> = {
  'be-name': (f) => who(f.who, { mood: f.what }) + bubble(f.what),
  'be-pro': (f) => who(f.who, { mood: f.what }) + bubble(f.what),
  'be-kin': (f) => who('me') + bit('sign', signs.like ?? '') + who(f.who),
  'be-pet': (f) => who(f.who) + thing(f.what) + bubble(f.also),
  'be-not': (f) => who(f.who) + crossed(bubble(f.what)),
  'there-one': (f) => furnished(f, 1),
  'there-many': (f) => furnished(f, f.n),
  'there-ask': (f) => furnished(f, 1) + sign('ask'),
  'day-hour': (f) => who(f.who) + act(f.what) + bit('clock', clockPicture(f.n)),
  'day-half': (f) => who(f.who) + act(f.what) + bit('clock', clockPicture(f.n)),
  'day-quarter': (f) => who(f.who) + act(f.what) + bit('clock', clockPicture(f.n)),
  'day-plain': (f) => who(f.who) + act(f.what) + sign('every'),
  'food-like': (f) => who(f.who) + sign('like') + thing(f.what),
  'food-not': (f) => who(f.who) + sign('dislike') + thing(f.what),
  'food-ask': (f) => who(f.who) + sign('ask') + sign('like') + thing(f.what),
  'food-but': (f) => who(f.who) + sign('like') + thing(f.what) + sign('dislike') + thing(f.also),
  'look-thing': (f) => bit('wide', sizedPicture(f.where, [f.also, f.what], zib)),
  'look-wear': (f) => who(f.who, { wear: { [f.what]: f.where } }),
  'look-both': (f) => who(f.who, { wear: { hat: f.where, scarf: f.also } }),
  'look-weather': (f) =>
    bit('thing', signs[f.what] ?? '') +
    who(f.who) +
    bit('thing', garmentPicture('umbrella', f.also)),
  'town-cat': (f) => catPicture(f.what, f.where),
  'town-next': (f) => street('town-next', f),
  'town-opposite': (f) => street('town-opposite', f),
  'town-between': (f) => street('town-between', f),
  'town-ask': (f) =>
    bit('thing', buildingPicture(f.what)) +
    sign(f.also === 'where' ? 'where' : 'ask') +
    (f.also === 'where' ? '' : who('you')),
  'can-one': (f) => thing(f.what) + sign('yes') + ability(f.also),
  'can-not': (f) => things(f.what, 2) + sign('no') + ability(f.also),
  'can-but': (f) => thing(f.what) + sign('yes') + ability(f.also) + sign('no') + ability(f.where),
  'can-ask': (f) => sign('ask') + thing(f.what) + ability(f.also),
  'have-one': (f) => who(f.who) + sign('have') + thing(f.what),
  'have-many': (f) => who(f.who) + sign('have') + things(f.what, f.n),
  'have-not': (f) => who(f.who) + crossed(sign('have')) + thing(f.what),
  'have-and': (f) => who(f.who) + sign('have') + thing(f.also) + things(f.what, f.n),
  'have-ask': (f) => who(f.who) + sign('ask') + sign('have') + thing(f.what),
  'now-ing': (f) => who(f.who) + sign('now') + act(f.what),
  'now-pro': (f) => who(f.who) + sign('now') + act(f.what),
  'now-not': (f) => who(f.who) + crossed(sign('now')) + act(f.what),
  'now-ask': (f) => sign('ask') + who(f.who) + sign('now') + act(f.what),
  'ask-you': (f) => sign(f.where) + who('you') + act(f.what),
  'ask-she': (f) => sign(f.where) + who(f.who) + act(f.what),
  'ask-who': (f) => sign('anyone') + sign('like') + thing(f.what),
  'week-on': (f, lang) => who(f.who) + act(f.what) + bit('day', `<b>${dayName(f.where, lang)}</b>`),
  'letter-rows': (f, lang) =>
    bit('day', `<b>${dayName(f.where, lang)}</b>`) + act(f.what) + act(f.also),
};

/** A calendar with an arrow back: what is drawn beside it is over. */
const past: Readonly<Record<string, Draw>> = {
  'past-ed': (f) => sign('yesterday') + who(f.who) + act(f.what),
  'past-own': (f) => sign('yesterday') + who(f.who) + act(f.what),
  'past-be': (f) => sign('yesterday') + who(f.who, { mood: f.what }) + bubble(f.what),
  'past-last': (f, lang) =>
    sign('yesterday') + bit('day', `<b>${dayName(f.where, lang)}</b>`) + who(f.who) + act(f.what),
  'past-then': (f) => sign('yesterday') + who(f.who) + act(f.what) + sign('next') + act(f.also),
  'did-not': (f) => sign('yesterday') + who(f.who) + crossed(act(f.what)),
  'did-ask': (f) => sign('ask') + sign('yesterday') + who(f.who) + act(f.what),
  'ask-did': (f) => sign(f.where) + sign('yesterday') + who(f.who) + act(f.what),
  'did-but': (f) => sign('yesterday') + who(f.who) + crossed(act(f.what)) + act(f.also),
};

const drawn = { ...pictures, ...past };

export const rebusOf = (how: string, facts: Facts, lang: Lang): string =>
  `<span class="rebus is-${how}">${drawn[how]?.(facts, lang) ?? ''}</span>`;

export const drawnHows: readonly string[] = Object.keys(drawn);
