/** How often a notification is tried again after an answer; `none` is no answer within 15 s. */
const retriesAfter = (answer: number | 'none'): number => {
  if (answer === 'none') return 5;
  if (answer >= 200 && answer < 300) return 0;
  // Redirects other than 307 and 308 are not followed: such a notification is lost.
  if ([301, 302, 303].includes(answer)) return 0;
  if (answer === 500) return 1;
  if (answer === 503) return 4;
  return answer === 400 || answer === 404 ? 2 : 5;
};

const pauseMinutes = [2, 10, 30, 90, 210];

/** Minutes until the next try after `tries` of them, or undefined when it is over. */
export const nextTryAfter = (answer: number | 'none', tries: number): number | undefined =>
  tries > retriesAfter(answer) ? undefined : pauseMinutes[tries - 1];
