/** Own characters in the manner of leather puppets: profiles, gold, and holes that let the light through. */
import { cut, edge, type PuppetArt } from './leather.ts';

const skin = '#E9B27A';

export const nobi: PuppetArt = {
  shoulder: [132, 168],
  body: `<g ${edge}><path d="M44 92Q16 70 30 36Q62 34 78 64M156 92Q184 70 170 36Q138 34 122 64" fill="#FBA552"/><path d="M62 176Q56 240 74 250H126Q144 240 138 176Z" fill="#FBA552"/><path d="M80 186Q76 238 100 242Q124 238 120 186Z" fill="#FFE6BF"/><ellipse cx="100" cy="108" rx="72" ry="62" fill="#FFC983"/><path d="M58 150Q100 178 142 150L146 176Q100 202 54 176Z" fill="#6C4CF1"/><circle class="cut" cx="70" cy="108" r="27" fill="#FFF8E9"/><circle class="cut" cx="130" cy="108" r="27" fill="#FFF8E9"/></g><g fill="#2C1878"><circle cx="74" cy="110" r="17"/><circle cx="126" cy="110" r="17"/></g><path d="M94 138Q100 146 106 138" fill="none" stroke="#3A1D12" stroke-width="5" stroke-linecap="round"/><path d="M100 6L108 26L130 28L113 42L118 63L100 52L82 63L87 42L70 28L92 26Z" fill="#FFD24A" stroke="#8A5A00" stroke-width="4" stroke-linejoin="round"/>${cut([80, 103, 6], [132, 103, 6], [100, 164, 5], [76, 166, 4], [124, 166, 4])}`,
  arm: `<path d="M132 164Q168 172 176 196Q170 210 156 202Q142 190 126 186Z" fill="#FBA552" ${edge}/>`,
};

export const putri: PuppetArt = {
  shoulder: [104, 128],
  body: `<g ${edge}><path d="M86 150L58 250H144L120 150Z" fill="#A3402A"/><path d="M78 104Q102 92 124 108L122 158Q102 168 82 156Z" fill="#2BA38F"/><path d="M92 86H112V108H92Z" fill="${skin}"/><path d="M74 56Q76 28 104 28Q130 30 132 58L144 70L132 76Q128 96 104 94Q78 92 74 56Z" fill="${skin}"/><path d="M70 66Q58 24 98 18Q132 14 134 46Q110 34 92 48Q84 70 86 88Q70 86 70 66Z" fill="#2A1A14"/><circle cx="66" cy="56" r="19" fill="#2A1A14"/><path d="M82 30L92 6L102 20L112 2L118 20L132 10L132 40Q108 24 82 30Z" fill="#F3C03F"/></g><path d="M116 58Q122 54 128 58M120 82Q127 84 131 80" fill="none" stroke="#3A1D12" stroke-width="4" stroke-linecap="round"/><path d="M76 222Q100 212 132 224M80 200Q102 192 126 202" fill="none" stroke="#F3C03F" stroke-width="5"/>${cut([100, 24, 4], [114, 22, 4], [66, 56, 6], [98, 124, 5], [98, 142, 5], [84, 236, 5], [102, 234, 5], [120, 236, 5], [102, 180, 5])}`,
  arm: `<path d="M98 116Q116 112 122 126L146 164L166 160Q174 166 166 174L140 180Q132 178 128 170L100 138Q92 124 98 116Z" fill="${skin}" ${edge}/><path d="M128 150L142 158" stroke="#F3C03F" stroke-width="7"/>`,
};

export const raka: PuppetArt = {
  shoulder: [102, 124],
  body: `<g ${edge}><path d="M74 196L66 250H92L100 210L112 250H138L128 196Z" fill="#5A3A1E"/><path d="M70 168H132L136 208H66Z" fill="#C98A2B"/><path d="M76 102Q100 90 126 104L130 172H72Z" fill="#E2553F"/><path d="M90 84H112V106H90Z" fill="${skin}"/><path d="M72 54Q74 26 104 26Q130 28 132 56L145 70L132 76Q128 96 104 94Q76 90 72 54Z" fill="${skin}"/><path d="M66 58Q60 12 104 12Q140 12 138 44Q106 36 66 58Z" fill="#2F5FA8"/><path d="M70 54L44 40L52 62Z" fill="#2F5FA8"/></g><path d="M116 58Q122 53 128 58M118 82Q126 87 131 80" fill="none" stroke="#3A1D12" stroke-width="4" stroke-linecap="round"/>${cut([86, 36, 5], [104, 30, 5], [122, 30, 5], [100, 130, 5], [100, 150, 5], [84, 188, 5], [102, 188, 5], [120, 188, 5])}`,
  arm: `<path d="M96 112Q114 108 120 122L142 160L164 158Q172 164 164 172L136 178Q128 176 124 168L98 134Q90 120 96 112Z" fill="${skin}" ${edge}/><path d="M96 112Q114 108 120 122L126 134L104 142L98 134Q90 120 96 112Z" fill="#E2553F" ${edge}/>`,
};

export const raksasa: PuppetArt = {
  shoulder: [104, 132],
  body: `<g ${edge}><path d="M58 214L52 252H88L96 226L112 252H150L140 212Z" fill="#7A2E1E"/><path d="M56 132Q54 104 100 104Q150 104 154 160Q156 218 102 222Q48 220 56 132Z" fill="#D85A3A"/><path d="M50 190Q104 214 152 188L150 216Q104 232 52 216Z" fill="#3F7D5A"/><path d="M54 64Q52 22 102 20Q146 22 148 60L166 72L150 82Q146 112 102 112Q56 108 54 64Z" fill="#E8744C"/><path d="M50 66Q30 60 36 34Q48 38 56 46Q50 20 72 8Q80 18 82 24Q92 4 110 4Q112 16 114 24Q130 12 144 20Q142 34 136 40Q100 22 72 50Q66 70 66 86Q52 84 50 66Z" fill="#3A1D12"/><circle class="cut" cx="128" cy="58" r="15" fill="#FFF8E9"/></g><circle cx="132" cy="60" r="6" fill="#3A1D12"/><path d="M112 92Q132 104 152 88" fill="none" stroke="#3A1D12" stroke-width="5" stroke-linecap="round"/><path d="M122 95L128 82L133 96Z" fill="#FFF8E9" stroke="#3A1D12" stroke-width="3"/>${cut([92, 150, 7], [114, 150, 7], [103, 172, 7], [72, 204, 5], [100, 210, 5], [130, 204, 5], [86, 62, 5])}`,
  arm: `<path d="M92 122Q116 112 124 130L148 156Q174 150 182 168Q180 186 160 184Q140 186 128 178L96 152Q82 134 92 122Z" fill="#E8744C" ${edge}/><path d="M136 152L126 170" stroke="#F3C03F" stroke-width="8"/>`,
};
