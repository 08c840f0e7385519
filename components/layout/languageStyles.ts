/**
 * The styles of the language navigation, of the offer and of the notes on a translation. In a style
 * element of pages of sites with several languages: the style sheets are part of every page, also of a
 * site in English only. Tokens as in the style sheets (app/styles/tokens.css).
 *
 * The list lies over the bar and not in it, as "fixed" may mean the container within a size container.
 * On a phone the ground behind it is part of the summary: a tap there closes it, also without scripts.
 */
export const LANGUAGE_STYLES = `
.languages-around{position:relative}
.languages-switch{position:absolute;inset-block-start:0;inset-inline-end:max(var(--gutter),calc((100% - var(--page)) / 2));z-index:30;color:var(--ink)}
.languages-switch>summary{display:flex;align-items:center;gap:var(--s-2);min-height:var(--row);padding-inline-start:var(--s-4);border-inline-start:var(--b-bar);color:var(--on-bar);font-size:var(--t-1);cursor:pointer;list-style:none}
.languages-switch>summary::-webkit-details-marker{display:none}
.languages-switch>summary:focus-visible{outline-color:var(--on-bar);outline-offset:var(--ring-in)}
.languages-switch svg{width:var(--icon);height:var(--icon);flex:none}
div.languages-room{padding-inline-end:calc(var(--gutter) + var(--col-xs) + var(--s-6))}
.languages-list{position:absolute;inset-block-start:100%;inset-inline-end:0;width:var(--aside);background:var(--surface);border:var(--b-ink);border-radius:var(--r)}
.languages-head{display:flex;align-items:center;min-height:var(--tap);padding-inline:var(--s-4);border-bottom:var(--b);color:var(--ink-2);font-size:var(--t-2)}
.languages-head>button{display:none}
.languages-list ul{display:grid;grid-template-columns:1fr 1fr}
.languages-list a{display:flex;align-items:center;justify-content:space-between;gap:var(--s-2);min-height:var(--field);padding-inline:var(--s-4);border-bottom:var(--b);font-size:var(--t-3)}
.languages-list li:nth-child(odd){border-inline-end:var(--b)}
.languages-list a:hover{background:var(--sunk)}
.languages-list a:focus-visible{outline-offset:var(--ring-in)}
.languages-list a[aria-current]{border-inline-start:var(--b-brand);padding-inline-start:var(--s-3);background:var(--brand-tint);font-weight:var(--fw-sub)}
.languages-list a[aria-current] svg{color:var(--brand)}
@media (width < 900px){
div.languages-room{min-height:var(--btn-l);padding-inline-end:calc(var(--s-16) + var(--s-1))}
.languages-switch{inset-inline-end:0}
.languages-switch>summary{flex-direction:column;justify-content:center;gap:0;width:calc(var(--s-16) + var(--s-1));min-height:var(--btn-l);padding:0;text-align:center;overflow-wrap:anywhere}
.languages-switch>summary>svg:last-child{display:none}
.languages-switch[open]>summary::before{content:'';position:fixed;inset:0;background:var(--scrim)}
.languages-list{position:fixed;inset:auto 0 0;width:auto;max-height:100%;overflow-y:auto;border-width:var(--bw-2) 0 0;border-radius:0;padding-bottom:var(--s-4)}
.languages-head{min-height:var(--btn-l);padding-inline-end:0;color:var(--ink);font-weight:var(--fw-sub);font-size:var(--t-3)}
.languages-list a{min-height:var(--btn-l)}
}
@media (width < 900px) and (scripting:enabled){
.languages-head>button{display:grid;place-items:center;width:var(--btn-l);height:var(--btn-l);margin-inline-start:auto;border:0;background:none;color:inherit}
}
.languages-names{display:flex;gap:var(--s-4);margin-top:var(--s-4);font-size:var(--t-2)}
.languages-names svg{width:var(--icon);height:var(--tap-s);flex:none}
.languages-names ul{display:flex;flex-wrap:wrap;gap:0 var(--s-5)}
.languages-names a{display:inline-flex;align-items:center;min-height:var(--tap-s);text-decoration:underline;text-underline-offset:var(--underline)}
main .languages-names a{color:var(--brand)}
footer .languages-names{margin:0;padding-block:var(--s-3);border-top:var(--b-bar)}
@media print{
.languages-switch{display:none}
}
.offers-offer{background:var(--sunk);border-bottom:var(--b);font-size:var(--t-2);line-height:var(--lh-text)}
.offers-offer>div{display:flex;align-items:center;flex-wrap:wrap;gap:0 var(--s-4);min-height:var(--tap);padding-block:var(--s-1);padding-inline-end:calc(var(--gutter) + var(--tap));position:relative}
.offers-offer a{display:inline-flex;align-items:center;min-height:var(--tap-s);color:var(--brand);font-weight:var(--fw-strong);text-decoration:underline;text-underline-offset:var(--underline)}
.offers-offer button{position:absolute;inset-block-start:0;inset-inline-end:var(--s-1);display:grid;place-items:center;width:var(--tap);height:var(--tap);border:0;background:none;color:var(--ink-2)}
.translation-note{display:grid;grid-template-columns:var(--s-6) 1fr;gap:var(--s-3);max-width:var(--measure);margin-block:var(--s-3) var(--s-5);padding:var(--s-3) var(--s-4);border-inline-start:var(--bw-4) solid var(--line-strong);background:var(--sunk)}
.translation-note>svg{width:var(--s-6);height:var(--s-6);color:var(--ink-2)}
.translation-note small{display:block;color:var(--ink-2);font-size:var(--t-2)}
.translation-quiet{display:flex;gap:var(--s-2);margin-block:var(--s-3) 0;color:var(--ink-3);font-size:var(--t-2);line-height:var(--lh-meta)}
.translation-quiet>svg{flex:none;width:var(--icon);height:var(--icon)}
`
