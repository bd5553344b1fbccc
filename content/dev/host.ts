/**
 * A host for authors: `/dev/host.html?item=games/jembatan-sepuluh&lang=en&calm=1`. It keeps the save
 * in the tab's session and logs what the content says in `document.title` and as messages.
 */
import { type CheckRequest, type GuestSettings, hostGuest, speaker } from '@nobi/kit/host';
import type { CourseChecks } from '@nobi/kit/manifest';

const query = new URLSearchParams(location.search);
const item = query.get('item') ?? 'games/jembatan-sepuluh';
const settings: GuestSettings = {
  lang: query.get('lang') === 'en' ? 'en' : 'id',
  voice: query.has('voice'),
  sound: 0.6,
  reducedMotion: query.has('calm'),
};
const frame = document.createElement('iframe');
frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
frame.allow = 'autoplay; fullscreen';
document.body.append(frame);

/** Only here, where nothing is built, may a page know the answers. */
const checks = import.meta.glob<{ checks: CourseChecks }>('../courses/*/checks.ts');
const score = async ({ lesson, question, choice }: CheckRequest): Promise<boolean | null> => {
  if (query.has('offline')) return null;
  const found = await checks[`../${item}/checks.ts`]?.();
  const check = found?.checks[lesson]?.find(({ id }) => id === question);
  return check ? check.answer === choice : null;
};

const voice = speaker();
const note = (what: string, detail: unknown): void => {
  document.title = what;
  dispatchEvent(new CustomEvent('nobi', { detail: { what, detail } }));
};
const host = hostGuest({
  frame,
  guestOrigin: location.origin,
  settings,
  stored: { save: sessionStorage.getItem(item) },
  onReady: () => note('ready', null),
  onEvents: (events) => note('events', events),
  onSave: (data) => sessionStorage.setItem(item, data),
  onSay: (line) => (settings.voice ? voice.speak(line) : note('say', line.text)),
  opens: query.get('opens') ?? undefined,
  onExport: (file) => note('export', file),
  onPrint: (pages) => note('print', pages),
  onWork: (work) => note('work', work),
  onForget: (id) => note('forget', id),
  onCheck: score,
  onEnd: (summary) => note('end', summary),
  onLost: (why) => note('lost', why),
});
addEventListener('keydown', (event) => {
  if (event.key === 'p') host.pause();
  if (event.key === 'r') host.resume();
  if (event.key === 'l') {
    settings.lang = settings.lang === 'id' ? 'en' : 'id';
    host.change({ lang: settings.lang });
  }
});
frame.src = `/${item}/index.html`;
