import { currentLanguage } from '@nobi/client/language';
import { games } from '@nobi/contract';
import { type HostOptions, hostGuest } from '@nobi/kit/host';
import type { Early, HandTo, Hearers, OpenedAhead } from '../early-replies.ts';
import { isVoiceless } from '../voice/is-voiceless.ts';
import { settingsFor } from './frame-element.ts';
import { storedOf } from './stored.rules.ts';

/** Who listens until the player does: keeps what is said. */
const listen = ({ frame, url, trust, loads }: OpenedAhead, show: () => void) => {
  const messages: ((hearers: Hearers) => void)[] = [];
  const options: HostOptions = {
    frame,
    isLoaded: loads > 0,
    guestOrigin: trust === 'house' ? new URL(url).origin : null,
    settings: settingsFor(true),
    stored: undefined,
    isFirst: isVoiceless(currentLanguage()),
    onReady: () => {
      show();
      messages.push(({ onReady }) => onReady());
    },
    onTouch: () => void messages.push(({ onTouch }) => onTouch?.()),
    onEvents: (events) => void messages.push(({ onEvents }) => onEvents(events)),
    onSave: (data) => void messages.push(({ onSave }) => onSave(data)),
    onSay: (line) => void messages.push(({ onSay }) => onSay(line)),
    onEnd: (summary) => void messages.push(({ onEnd }) => onEnd(summary)),
    onLost: (why) => void messages.push(({ onLost }) => onLost(why)),
  };
  const host = hostGuest(options);
  const handTo: HandTo = (hearers) => {
    Object.assign(options, hearers);
    // Whoever hears has to know the host first.
    queueMicrotask(() => {
      for (const say of messages) say(hearers);
    });
    return host;
  };
  return { host, handTo };
};

/**
 * Begins the game that the page's first script opened, before the application draws anything of the same
 * replies: on a slow phone that would stand between the game and its first picture. Only for a child who
 * plays alone; what the game says meanwhile is kept for the player.
 */
export const listenAhead = async ({ opening }: Early): Promise<void> => {
  const found = await opening;
  if (!found?.show || found.isTaken) return;
  const { host, handTo } = listen(found, found.show);
  found.handTo = handTo;
  host.load(storedOf(games.load.reply.parse(await found.save)));
};
