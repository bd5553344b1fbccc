/** Mbah Ngorok, asleep on his back from toe to hair; each lesson looks at another stretch of him. */

const toe = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r * 0.8}" ry="${r}" fill="#8fc46a"/><ellipse cx="${x - r * 0.2}" cy="${y - r * 0.5}" rx="${r * 0.4}" ry="${r * 0.32}" fill="#e6f5c9"/>`;

const foot =
  `${toe(92, 110, 30)}${toe(128, 104, 17)}${toe(150, 110, 15)}${toe(169, 120, 13)}${toe(184, 132, 11)}` +
  '<path d="M62 300q-6-110 8-170 40-30 126 20 10 60 0 150z" fill="#7ab35a"/><path d="M84 300q-4-60 4-110 22-14 40 6 8 60 0 104z" fill="#8fc46a" opacity=".6"/><path d="M150 226l26-8m-24 30l28-4" stroke="#5c9142" stroke-width="6" stroke-linecap="round"/>';
const leg =
  '<path d="M170 300q0-80 60-96 60-80 120-70 60 10 90 90l30 76z" fill="#7ab35a"/><path d="M296 158q24-14 48 2" fill="none" stroke="#5c9142" stroke-width="6" stroke-linecap="round"/><path d="M312 178q14-8 26 2" fill="none" stroke="#5c9142" stroke-width="5" stroke-linecap="round"/>' +
  '<g transform="translate(322 150) rotate(14)"><rect x="-28" y="-8" width="56" height="18" rx="9" fill="#ffd9b8"/><path d="M-8-2h16M-8 4h16" stroke="#c9956a" stroke-width="2"/></g>';
const shorts =
  '<path d="M400 300q-6-90 40-120 50-30 110-20l20 140z" fill="#fff"/><path d="M420 300v-100h34v-22h36v-14h34v36h-34v34h-36v34h-34zM454 232h36v34h34v34h-34v-34h-36zM524 200h34v34h-34z" fill="#2a2358"/><path d="M404 300q-4-20 4-48h12v48z" fill="#2a2358" opacity=".8"/>';
const belly =
  '<path d="M490 300q0-190 140-200 130 0 160 200z" fill="#86bd62"/><path d="M520 300q4-150 100-170 90-4 130 80-40-60-110-50-80 20-80 140z" fill="#a3d57e" opacity=".7"/><path d="M606 150q14 16 30 0" fill="none" stroke="#5c9142" stroke-width="8" stroke-linecap="round"/><path d="M614 136h14" stroke="#5c9142" stroke-width="4" stroke-linecap="round"/>';
const chest =
  '<path d="M720 300q-6-130 80-140 90 0 110 140z" fill="#7ab35a"/><path d="M730 300q30-90 110-84 34 4 40 30 4 34-40 30-40-4-60 24z" fill="#8fc46a"/><path d="M846 270l26-8m-24 18l26-2" stroke="#5c9142" stroke-width="5" stroke-linecap="round"/><path d="M790 196q6 16 16 0m8 4q6 16 16 0m-32 14q6 16 16 0" fill="none" stroke="#3d6b2a" stroke-width="4"/>';
const head =
  '<path d="M890 300q-30-150 110-170 130 0 140 170z" fill="#7ab35a"/>' +
  '<path d="M884 300q-20-60 10-96 16 20 40 16 10 24 36 20 4 30 30 34l-6 26z" fill="#6b3a1f"/><path d="M900 286q-4-36 8-56m22 56q0-30 4-44m26 44q2-14 2-22" stroke="#8a5a36" stroke-width="5" fill="none"/>' +
  '<path d="M918 190q10-30 52-22 20 8 10 28-20 24-50 14-14-6-12-20z" fill="#7a1f3d"/><path d="M934 172l6 18 10-20zM956 170l4 14 10-10z" fill="#fff"/>' +
  '<path d="M966 150q-16-50 26-64 40-2 36 44-2 34-36 36-22 0-26-16z" fill="#93cc6c"/><ellipse cx="984" cy="140" rx="9" ry="6" fill="#4d7d33"/><ellipse cx="1008" cy="146" rx="8" ry="6" fill="#4d7d33"/>' +
  '<path d="M1034 124q28-24 62 2" fill="none" stroke="#4a2a16" stroke-width="16" stroke-linecap="round"/>' +
  '<path d="M1082 230q40-24 54 12-4 40-46 36-20-14-8-48z" fill="#93cc6c"/><path d="M1096 238q20-6 26 10-4 16-22 14" fill="none" stroke="#5c9142" stroke-width="5"/><circle cx="1104" cy="284" r="9" fill="none" stroke="#ffd96b" stroke-width="5"/>' +
  '<path d="M1096 150q90-10 110 60 30 40 10 90h-96q40-90-24-150z" fill="#3a2412"/><path d="M1130 176q50 10 62 124m-30-110q40 20 46 60" stroke="#5a3a20" stroke-width="6" fill="none"/>';

const closedEye =
  '<path d="M1040 158q20 16 44-2" fill="none" stroke="#2f4f1d" stroke-width="7" stroke-linecap="round"/><path d="M1046 166l-4 12m18-8v14m18-16l5 11" stroke="#2f4f1d" stroke-width="4" stroke-linecap="round"/>';
const openEye =
  '<circle cx="1062" cy="160" r="22" fill="#fff"/><circle cx="1056" cy="162" r="12" fill="#231a4d"/><circle cx="1060" cy="156" r="4" fill="#fff"/>';

export const giant = (isAwake: boolean): string =>
  foot + leg + shorts + belly + chest + head + (isAwake ? openEye : closedEye);

/** Awake at last: he sits, and there is a pancake on every finger. */
export const giantFace =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M14 60q-4-46 36-48t36 48q0 36-36 36T14 60z" fill="#7ab35a"/><path d="M10 44Q8 8 50 6t40 38q-14-18-22-20-8 8-18 8t-18-8q-8 2-22 20z" fill="#3a2412"/><path d="M4 58q-2-14 10-12v22q-8 0-10-10zM96 58q2-14-10-12v22q8 0 10-10z" fill="#93cc6c"/><circle cx="36" cy="46" r="8.500" fill="#fff"/><circle cx="64" cy="46" r="8.500" fill="#fff"/><circle cx="37" cy="47" r="4.600" fill="#231a4d"/><circle cx="65" cy="47" r="4.600" fill="#231a4d"/><path d="M26 35q10-8 18-1M56 34q8-7 18 1" stroke="#4a2a16" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M40 58q10-12 20 0 2 8-10 8t-10-8z" fill="#93cc6c"/><path d="M26 66q24 10 48 0-2 24-24 24T26 66z" fill="#6b3a1f"/><path d="M36 70q14 6 28 0-2 14-14 14T36 70z" fill="#7a1f3d"/><path d="M41 71l3 7 4-6zM54 71l2 7 4-7z" fill="#fff"/></svg>';
export const giantAsleep =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M14 60q-4-46 36-48t36 48q0 36-36 36T14 60z" fill="#7ab35a"/><path d="M10 44Q8 8 50 6t40 38q-14-18-22-20-8 8-18 8t-18-8q-8 2-22 20z" fill="#3a2412"/><path d="M4 58q-2-14 10-12v22q-8 0-10-10zM96 58q2-14-10-12v22q8 0 10-10z" fill="#93cc6c"/><path d="M27 47q9 8 18 0M55 47q9 8 18 0" stroke="#2f4f1d" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M26 37q10-6 18 0M56 37q8-6 18 0" stroke="#4a2a16" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M40 58q10-12 20 0 2 8-10 8t-10-8z" fill="#93cc6c"/><path d="M26 66q24 10 48 0-2 24-24 24T26 66z" fill="#6b3a1f"/><ellipse cx="50" cy="77" rx="8" ry="9" fill="#7a1f3d"/><circle cx="66" cy="66" r="9" fill="#d4f3fd" opacity=".85"/><circle cx="63" cy="63" r="2.500" fill="#fff"/></svg>';
