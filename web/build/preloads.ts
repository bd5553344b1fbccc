import type { ModulePreloadOptions } from 'vite';

/** What comes late, is on this device, or is an adult’s finds its scripts itself: naming them all weighs on every first page. */
const late =
  /assets\/(?:start|durable-source|here|pin-root|parents-page|payment-success-page|support-page|rating-page|gift-pages)-/;
/** The page that speaks has all that this stands on. */
const alone = /assets\/open-speaker-/;
/** What the dashboard has loaded itself need not stand in the lists of its rooms. */
const dashboard = /\b(?:dashboard-(?!frame)|games-page)/;
const ofDashboard = /\b(app|shared|logo|sign-out|dashboard-frame)-/;

/** Which files a piece asks for together with itself. */
export const preloads: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, needed, { hostId }) => {
    if (alone.test(file)) return [];
    if (late.test(file)) return needed.filter((each) => each.endsWith('.css'));
    return dashboard.test(hostId) ? needed.filter((each) => !ofDashboard.test(each)) : needed;
  },
};
