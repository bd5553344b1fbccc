import { expect, test } from 'vitest';
import { rememberedTopics } from './remembered-topics.ts';

test('a prompt is sorted once, and the oldest is forgotten first', () => {
  const sorted: string[] = [];
  const topicOf = rememberedTopics((prompt) => {
    sorted.push(prompt);
    return prompt === 'gajah' ? 'animals' : 'other';
  }, 2);

  const topics = ['gajah', 'gajah', 'tes', 'gajah', 'bulan', 'tes', 'gajah'].map(topicOf);

  expect(topics).toEqual(['animals', 'animals', 'other', 'animals', 'other', 'other', 'animals']);
  expect(sorted).toEqual(['gajah', 'tes', 'bulan', 'gajah']);
});
