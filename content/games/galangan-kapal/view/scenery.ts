/** A bay in the morning with a slipway, hills, and water in front. Own work. */

const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z" fill="#fff" opacity=".75"/>`;

export const sky = `<svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="gk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4f8df0"/><stop offset=".55" stop-color="#8fd0f7"/><stop offset="1" stop-color="#fff1cf"/></linearGradient></defs><rect width="1200" height="700" fill="url(#gk-sky)"/><circle cx="960" cy="430" r="86" fill="#ffd96b"/>${cloud(240, 250, 0.7)}${cloud(700, 160, 0.55)}${cloud(1060, 300, 0.45)}<path d="M0 700V560Q120 480 240 560Q330 430 480 580Q560 520 660 600L760 700Z" fill="#6fbf8b"/><path d="M560 700Q700 560 820 640Q940 540 1200 660V700Z" fill="#4fa377"/><path d="M0 640H330V700H0Z" fill="#c98b4a"/><path d="M0 640H330V654H0Z" fill="#e2ad70"/><path d="M40 640V560H96V640M150 640V520H156V640M150 524L196 560" stroke="#7a4a2a" stroke-width="8" fill="none"/></svg>`;

export const waves =
  '<svg viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true"><path d="M0 12Q25 0 50 12T100 12T150 12T200 12T250 12T300 12T350 12T400 12T450 12T500 12T550 12T600 12T650 12T700 12T750 12T800 12T850 12T900 12T950 12T1000 12T1050 12T1100 12T1150 12T1200 12V24H0Z" fill="#2bc3e8"/><path d="M0 12Q25 0 50 12T100 12T150 12T200 12T250 12T300 12T350 12T400 12T450 12T500 12T550 12T600 12T650 12T700 12T750 12T800 12T850 12T900 12T950 12T1000 12T1050 12T1100 12T1150 12T1200 12" fill="none" stroke="#ddf5fc" stroke-width="4"/></svg>';

/** High enough for a mast that is right. Its foot stands in the water. */
export const bridge =
  '<svg viewBox="0 0 200 260" aria-hidden="true"><path d="M0 40H200V70H0Z" fill="#d42b52"/><path d="M0 30H200V42H0Z" fill="#ff8fa3"/><path d="M14 70V260H38V70M162 70V260H186V70Z" fill="#fffaf0"/><path d="M38 70Q100 106 162 70Z" fill="#d42b52"/><path d="M20 30V6M60 30V6M100 30V6M140 30V6M180 30V6M0 8H200" stroke="#fffaf0" stroke-width="5"/></svg>';
