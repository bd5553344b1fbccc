/** The brand's colours for pages that must work without any other file. */
export const pageStyles = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#FFFAF0;color:#231A4D;font:500 18px/1.55 Nunito,system-ui,sans-serif}
main{width:min(560px,100% - 32px);margin:0 auto;padding:40px 0 64px}
h1{font-size:30px;line-height:1.15;margin:0 0 12px}
h2{font-size:20px;line-height:1.2;margin:24px 0 8px}
p{margin:0 0 16px}
small,.muted{color:#5A5182}
.card{background:#fff;border-radius:28px;padding:24px;margin:0 0 20px;box-shadow:0 2px 0 rgba(35,26,77,.06),0 14px 30px -14px rgba(35,26,77,.28)}
.notice{background:#FFF1CF;color:#6B3A00;border-radius:16px;padding:14px 18px;font-weight:700}
.error{background:#FFE3E9;color:#B01E43;border-radius:16px;padding:14px 18px;font-weight:700}
.done{background:#DDF7EC;color:#0B6E4F;border-radius:16px;padding:14px 18px;font-weight:700}
label{display:block;font-weight:800;margin:0 0 6px}
input[type=password],input[type=email],input[type=text],select{width:100%;min-height:52px;border:2px solid #8C83B5;border-radius:16px;padding:0 16px;font:inherit;background:#fff;color:inherit;margin:0 0 16px}
button,.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:56px;border:0;border-radius:20px;background:#FFB020;color:#231A4D;font-family:inherit;font-weight:800;font-size:19px;line-height:1.2;text-decoration:none;cursor:pointer;margin:0 0 12px;padding:0 20px}
button.quiet{background:#EFE9FF;color:#4A2FB8}
a{color:#4A2FB8;font-weight:700}
:focus-visible{outline:4px solid #5B3BD6;outline-offset:3px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0 0 8px}dt{color:#5A5182}dd{margin:0;text-align:right;font-weight:800;overflow-wrap:anywhere}
@media (max-width:480px){.card dl{grid-template-columns:1fr;gap:0}.card dd{margin-bottom:8px;text-align:left}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
ul{list-style:none;margin:0;padding:0}
`;
