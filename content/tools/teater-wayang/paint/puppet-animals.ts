/** Animals of the archipelago, in the same leather. */
import { cut, edge, type PuppetArt } from './leather.ts';

const eye = (x: number, y: number, radius = 8): string =>
  `<circle class="cut" cx="${x}" cy="${y}" r="${radius}" fill="#FFF8E9" stroke="#3A1D12" stroke-width="3"/><circle cx="${x + 2}" cy="${y + 1}" r="${radius * 0.5}" fill="#3A1D12"/>`;

export const kancil: PuppetArt = {
  shoulder: [130, 168],
  body: `<g ${edge}><path d="M58 176L50 246H64L78 188M86 186L84 248H98L106 186" fill="#8A4E22"/><path d="M40 150Q36 126 66 122Q104 116 128 122L138 92L160 96L152 150Q146 190 96 192Q46 194 40 150Z" fill="#C9793B"/><path d="M64 184Q96 196 134 178Q128 162 98 164Q72 164 64 184Z" fill="#FFE6BF"/><path d="M42 142Q24 136 26 116Q44 118 52 132Z" fill="#8A4E22"/><path d="M134 62Q150 48 170 60L194 84Q196 96 182 98L150 104Q126 96 134 62Z" fill="#C9793B"/><path d="M140 62Q118 54 116 28Q142 28 152 56Z" fill="#8A4E22"/><path d="M156 56Q150 34 164 18Q178 32 170 58Z" fill="#C9793B"/></g>${eye(162, 76, 10)}<circle cx="190" cy="88" r="5" fill="#3A1D12"/>${cut([72, 142, 5], [90, 138, 5], [108, 140, 5], [126, 142, 4], [142, 122, 4], [82, 156, 4], [102, 154, 4])}`,
  arm: `<path d="M122 162L150 164L156 212L166 244H152L140 216L124 186Z" fill="#C9793B" ${edge}/>`,
};

export const harimau: PuppetArt = {
  shoulder: [132, 172],
  body: `<g ${edge}><path d="M44 150Q8 150 12 108Q22 92 30 106Q28 130 56 134" fill="#F08A3A"/><path d="M48 176L42 248H70L80 196M90 192L88 248H114L118 192" fill="#D8722B"/><path d="M36 160Q36 124 84 122H138Q160 140 154 170Q144 204 92 204Q40 202 36 160Z" fill="#F08A3A"/><path d="M104 70Q108 38 146 38Q184 42 186 76Q192 96 178 104Q164 122 136 116Q104 110 104 70Z" fill="#F7A25A"/><path d="M112 58Q98 48 104 30Q122 28 128 44ZM166 42Q172 24 188 30Q192 48 180 58Z" fill="#F08A3A"/><path d="M154 88Q174 80 190 92Q188 110 168 112Q152 108 154 88Z" fill="#FFF3DC"/></g><path d="M62 126V150M84 124V156M106 124V150M126 52L132 64M146 42V58M118 78L130 80M118 94L130 92" stroke="#3A1D12" stroke-width="7" stroke-linecap="round"/>${eye(152, 76, 10)}<path d="M178 88L192 90L184 98Z" fill="#3A1D12"/>${cut([60, 170, 6], [82, 176, 6], [104, 172, 6], [72, 190, 4], [94, 190, 4])}`,
  arm: `<path d="M118 162Q140 156 150 170L160 216Q176 236 168 246H144Q138 222 128 206Z" fill="#F08A3A" ${edge}/><path d="M138 186L150 182M142 202L154 198" stroke="#3A1D12" stroke-width="6" stroke-linecap="round"/>`,
};

export const buaya: PuppetArt = {
  shoulder: [96, 206],
  body: `<g ${edge}><path d="M10 150Q2 196 34 212Q80 228 128 212L124 176Q86 188 60 178Q28 166 10 150Z" fill="#3F8F57"/><path d="M30 168L34 148L48 172L58 150L68 178L82 156L90 180L106 160L112 180Z" fill="#2C6B40"/><path d="M40 206L34 240H58L62 214" fill="#2C6B40"/><path d="M104 176Q112 148 134 152Q142 160 146 166L192 168Q200 178 190 186L150 194Q140 214 112 212Z" fill="#4BA765"/><path d="M144 196L190 190Q200 200 188 208L136 214Z" fill="#3F8F57"/><path d="M34 208Q80 226 126 212L120 200Q80 208 40 196Z" fill="#D8E8A0"/></g><path d="M152 192L158 200L164 190L170 199L176 188L182 197" fill="#FFF8E9" stroke="#3A1D12" stroke-width="3" stroke-linejoin="round"/>${eye(130, 166, 9)}<circle cx="190" cy="174" r="4" fill="#3A1D12"/>${cut([48, 192, 5], [66, 196, 5], [84, 196, 5], [102, 194, 5], [120, 190, 4])}`,
  arm: `<path d="M88 200H110L116 228L126 242H98Z" fill="#4BA765" ${edge}/>`,
};

export const kura: PuppetArt = {
  shoulder: [120, 212],
  body: `<g ${edge}><path d="M22 206L6 216L26 220M52 214L46 244H72L76 218" fill="#7DA84B"/><path d="M132 196Q138 156 168 152Q194 154 192 178Q190 196 172 196L154 220L132 216Z" fill="#9CC45C"/><path d="M14 204Q24 120 84 118Q144 122 148 206Q84 232 14 204Z" fill="#8A5A2B"/><path d="M10 202Q84 228 152 204L150 220Q84 242 14 216Z" fill="#E9C46A"/><path d="M62 140L84 126L108 140L104 170H66ZM28 196L38 160L62 172L58 206ZM110 206L106 172L130 160L142 196Z" fill="#C98A2B"/></g>${eye(172, 170, 9)}<path d="M178 186Q186 186 190 180" fill="none" stroke="#3A1D12" stroke-width="4" stroke-linecap="round"/>${cut([84, 150, 7], [44, 184, 6], [124, 184, 6], [84, 192, 7], [66, 216, 4], [102, 216, 4])}`,
  arm: `<path d="M110 206H134L140 232L150 244H122Z" fill="#9CC45C" ${edge}/>`,
};

export const enggang: PuppetArt = {
  shoulder: [86, 132],
  body: `<g ${edge}><path d="M40 170L6 240L34 232L44 250L72 196" fill="#FFF8E9"/><path d="M14 224L46 160L58 168L28 230Z" fill="#2A2440"/><path d="M34 150Q30 104 76 96Q112 94 118 132Q120 182 78 198Q42 198 34 150Z" fill="#2A2440"/><path d="M84 118Q78 72 112 62Q138 62 142 84Q140 112 116 124Z" fill="#3B3358"/><path d="M132 70Q166 62 194 98Q164 94 138 102Z" fill="#F3C03F"/><path d="M120 62Q132 30 166 44Q172 52 164 62Q150 66 138 72Z" fill="#E2553F"/><path d="M70 198L68 226M86 194L90 226M58 228H78M80 228H102" fill="none"/></g>${eye(122, 84, 9)}<path d="M142 94Q164 88 190 98" fill="none" stroke="#3A1D12" stroke-width="4"/>${cut([52, 140, 5], [60, 162, 5], [76, 176, 5], [146, 54, 4], [104, 150, 5], [30, 228, 4])}`,
  arm: `<path d="M72 122Q100 118 112 138Q118 178 84 214Q84 196 76 190Q74 176 64 172Q58 136 72 122Z" fill="#4B4270" ${edge}/>${cut([90, 148, 5], [92, 168, 4], [86, 186, 4])}`,
};

export const naga: PuppetArt = {
  shoulder: [106, 150],
  body: `<g ${edge}><path d="M20 252Q-2 214 34 200Q76 190 74 168Q72 148 96 128L130 140Q146 176 110 206Q84 222 66 222Q44 224 50 240Q52 252 34 256Z" fill="#2BA38F"/><path d="M92 132Q84 92 116 84Q146 80 176 104Q196 108 194 124Q184 136 160 134Q150 150 124 150Q98 152 92 132Z" fill="#34BFA6"/><path d="M98 92L92 52L112 70L122 40L136 70L158 56L152 92Q124 74 98 92Z" fill="#F3C03F"/><path d="M160 134L150 122L190 122" fill="#FFF8E9"/><path d="M84 128Q64 118 62 98Q82 98 96 112Z" fill="#E2553F"/></g><path d="M192 124Q206 130 200 142" fill="none" stroke="#E2553F" stroke-width="5" stroke-linecap="round"/>${eye(136, 106, 10)}${cut([112, 76, 4], [124, 64, 5], [140, 76, 4], [98, 160, 6], [108, 178, 6], [96, 196, 6], [74, 206, 6], [50, 208, 5], [34, 220, 5])}`,
  arm: `<path d="M96 140Q124 142 140 164L168 172L152 180L158 192L138 184Q112 176 98 162Z" fill="#34BFA6" ${edge}/>`,
};
