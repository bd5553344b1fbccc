import { createHash } from 'node:crypto';

/** What the payment page has beyond the styles of every small page; wide screens get two columns. */
export const paymentStyles = `
main{width:min(960px,100% - 32px);padding:0 0 20px}
.top{display:flex;align-items:center;gap:10px;padding:14px 0;color:#231A4D;font:800 28px/1 'Baloo 2',Nunito,system-ui,sans-serif}
.top svg{flex:none}
.notice{display:flex;gap:12px;align-items:flex-start;margin:0 0 16px;padding:12px 16px;line-height:1.4}
.notice svg{flex:none}
.notice span{display:block;font-weight:500;font-size:16px}
.columns{display:grid;gap:16px}
.columns .card{margin:0}
.bill{position:relative;overflow:hidden;color:#fff;background:radial-gradient(120% 90% at 100% 0,#5B3BD6 0,#38218F 45%,#1F1558 100%)}
.bill>svg{position:absolute;top:16px;right:18px}
.bill p{margin:0;color:#D9CCFF}
.bill h1{font-size:44px;margin:2px 0 16px;font-variant-numeric:tabular-nums}
.bill dl{border-top:1px solid rgba(255,255,255,.22);padding-top:14px;gap:6px 16px;margin:0;font-size:16px}
.bill dt{color:#D9CCFF}
.bill .order{margin-top:12px;font-size:14px;line-height:1.4;overflow-wrap:anywhere}
.bill .order b{display:block;color:#fff;font-weight:600}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{padding:0;margin:0 0 12px;font-size:20px;line-height:1.2;font-weight:800}
form h2{margin-top:0}
.method{display:flex;align-items:center;gap:12px;min-height:60px;padding:6px 14px;margin:0 0 8px;border:2px solid #DCD3F5;border-radius:20px;cursor:pointer;line-height:1.3}
.method:has(:checked){border-color:#5B3BD6;background:#F6F2FF}
.method:has(:focus-visible){outline:4px solid #5B3BD6;outline-offset:3px}
.method:last-of-type{margin-bottom:16px}
.method input{width:24px;height:24px;margin:0;flex:none;accent-color:#5B3BD6}
.method input:focus-visible{outline:0}
.method svg{flex:none;margin-left:auto}
.method small{display:block;font-weight:500;font-size:15px}
button{font-weight:800;font-size:19px;line-height:1.2;transition:filter .15s}
button:hover{filter:brightness(.96)}
.main{min-height:64px;font-size:21px;box-shadow:0 4px 0 #D98A00}
.plain{font-size:17px;min-height:52px;margin:4px 0 0}
html{scroll-padding-bottom:96px}
.stays{position:sticky;bottom:12px;z-index:1}
.demo{border:2px dashed #D9A441;border-radius:20px;margin:22px 0 0;padding:12px 14px 14px;background:#FFF9EC}
.demo p{display:flex;gap:8px;align-items:center;margin:0 0 10px;font-size:15px;line-height:1.3;font-weight:700;color:#6E3C00}
.demo svg{flex:none}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.pair button{background:#fff;color:#5A5182;border:2px solid #DCD3F5;padding:0 10px;font-size:16px;font-weight:700;min-height:52px;margin:0}
.pair button:first-child:nth-last-child(3){grid-column:1/-1}
.number{display:block;user-select:all;font:800 26px/1.2 ui-monospace,monospace;letter-spacing:.02em;overflow-wrap:anywhere}
.copied{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;background:#F6F2FF;border-radius:20px;padding:12px 12px 12px 18px;margin:0 0 12px}
.copied p{margin:0;min-width:0}
.copied button{width:auto;min-height:48px;margin:0;padding:0 18px;background:#fff;font-size:16px}
a.quiet{background:#EFE9FF;color:#4A2FB8}
.handover{display:grid}
div.scan,.qr{text-align:center}
.wallet{max-width:460px;margin:0 auto;overflow:hidden;padding-top:0}
.wallet header{margin:0 -22px 20px;padding:18px 22px;color:#fff;font-size:20px;background:#00677F}
.wallet.shopeepay header{background:#B5341A}
.wallet h1{margin:0 0 12px}
.wallet .quiet{text-align:center;background:#EFE9FF;color:#4A2FB8;margin:0}
@media (pointer:fine) and (min-width:481px){.onphone{display:none}.handover p:first-child{order:1;margin-top:16px}.handover .main{background:#EFE9FF;color:#4A2FB8;box-shadow:none;min-height:52px;font-size:17px}}
@media (pointer:coarse),(max-width:480px){.scan{display:none}}
.left{font-variant-numeric:tabular-nums}
.end{text-align:center;max-width:560px;margin:0 auto;padding:36px 24px 24px}
.end h1{margin-top:16px}
@media (min-width:840px){.columns{grid-template-columns:5fr 6fr;align-items:start}.columns .card{padding:24px 28px}.notice span{display:inline;margin-left:6px}.end{margin-top:40px}}
@media (max-width:480px){.bill>svg{width:72px;top:0}.columns .card{padding:20px}.bill h1{font-size:40px}}
@media (prefers-reduced-motion:reduce){button{transition:none}}
`;

export const paymentStylesHash = `'sha256-${createHash('sha256').update(paymentStyles).digest('base64')}'`;
