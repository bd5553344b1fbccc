/** A hero that is wished for after something that has none. */
import { describe, expect, test } from 'vitest';
import { composerText } from './composer.text.ts';
import { last } from './talk.testing.ts';

const { id, en } = composerText;

describe('a hero where there is none', () => {
  const heroLines = { id: 'kalau tokohnya naga?', en: 'what if the hero is a dragon?' } as const;
  const wishes = [
    ['tebak-tebakan dong', 'id', id.choices.again, id.guess],
    ['bikin pantun', 'id', id.choices.about('naga'), id.offer.verse],
    ['buat kalimat dengan kata kucing', 'id', id.choices.word('naga'), id.offer.sentence],
    ['tell me a riddle', 'en', en.choices.again, en.guess],
    ['write a rhyme about an owl', 'en', en.choices.about('a dragon'), en.offer.verse],
    ['make a sentence with the word cat', 'en', en.choices.word('dragon'), en.offer.sentence],
  ] as const;

  describe.each(wishes)('after “%s”', (wish, ...[language, before, offerBefore]) => {
    const words = composerText[language];
    const hero = language === 'id' ? 'naga' : 'a dragon';
    const lines = [wish, heroLines[language]];

    test('brings the offer of a story with this hero', async () => {
      const { text, choices } = await last(lines, { language });

      expect(text).toBe(words.offerStory(hero));
      expect(choices).toEqual([words.choices.story(hero), before]);
    });

    test('which begins when it is taken, by the button or in a word', async () => {
      for (const yes of [
        words.choices.story(hero),
        language === 'id' ? 'mau dong' : 'yes please',
      ]) {
        const { text } = await last([...lines, yes], { language });
        expect(text, yes).toContain(words.offer.story);
        expect(text, yes).toMatch(/naga|dragon/);
      }
    });

    test('and what was wished before is one tap away', async () => {
      const { text } = await last([...lines, before], { language });

      expect(text).toContain(offerBefore);
    });
  });

  test('after a riddle that was solved as well', async () => {
    const lines = ['tebak-tebakan dong', 'apa jawabannya?', heroLines.id];

    expect((await last(lines)).text).toBe(id.offerStory('naga'));
  });

  test.each([
    [['tebak-tebakan dong', 'kalau tokohnya zorgblip?'], 'id', id.askOtherHero],
    [['tebak-tebakan dong', 'ganti tokohnya dong'], 'id', id.askHero],
    [['dongeng kucing dong', 'ganti tokohnya dong'], 'id', id.askHero],
    [['tell me a riddle', 'what if the hero is a zorgblip?'], 'en', en.askOtherHero],
    [['tell me a story about a cat', 'change the hero please'], 'en', en.askHero],
  ] as const)('%j is asked which hero', async (lines, language, asks) => {
    const { text, choices } = await last(lines, { language });

    expect(text).toBe(asks);
    for (const answer of [...choices, language === 'id' ? 'naga' : 'dragon']) {
      const story = await last([...lines, answer], { language });
      expect(story.text, answer).toContain(composerText[language].offer.story);
    }
  });

  test.each([
    [['dongeng kucing dong', heroLines.id], 'id', /naga/],
    [['tell me a story about a cat', heroLines.en], 'en', /dragon/],
    [['tebak-tebakan dong', 'dongeng kucing dong', heroLines.id], 'id', /naga/],
    [['tebak-tebakan dong', 'bikin cerita dong, tokohnya naga'], 'id', /naga/],
  ] as const)('%j is the story at once', async (lines, language, wanted) => {
    const { text } = await last(lines, { language });

    expect(text).toContain(composerText[language].offer.story);
    expect(text).toMatch(wanted);
  });
});
