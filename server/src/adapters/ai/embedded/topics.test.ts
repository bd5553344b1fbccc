import { expect, test } from 'vitest';
import { embeddedHelper } from './embedded.ts';

const helper = await embeddedHelper();

test.each([
  ['berapa 12 x 7', 'numbers'],
  ['apa itu gunung berapi', 'nature'],
  ['what is a volcano', 'nature'],
  ['apa itu gajah', 'animals'],
  ['cerita tentang naga yang baik hati', 'other'],
  // Somewhere near a card is no topic: rather none than a wrong one.
  ['kenapa kucing suka tidur siang terus menerus', 'other'],
])('"%s" is about %s', (prompt, topic) => {
  expect(helper.topicOf(prompt)).toBe(topic);
});
