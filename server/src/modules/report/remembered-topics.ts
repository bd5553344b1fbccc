import { hash } from 'node:crypto';
import type { ChatTopic } from '@nobi/contract';

/** Beside the text, which stays in the database alone: 200 bytes each. */
const mostRemembered = 20_000;

/**
 * Sorting a prompt is most of what a report costs, and a parent opens the same week again and again. What
 * is kept is a hash and its shelf; the oldest go first.
 */
export const rememberedTopics = (topicOf: (prompt: string) => ChatTopic, most = mostRemembered) => {
  const topics = new Map<string, ChatTopic>();
  return (prompt: string): ChatTopic => {
    const key = hash('sha256', prompt, 'base64');
    const topic = topics.get(key) ?? topicOf(prompt);
    topics.set(key, topic);
    const [oldest] = topics.keys();
    if (topics.size > most && oldest !== undefined) topics.delete(oldest);
    return topic;
  };
};
