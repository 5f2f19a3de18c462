import { cutTo } from '../../text/width.js';
import { markup, NONE } from '../markup.js';
import { TONES } from '../style.js';
/** Units of a chart's own measure across. At phone width a unit is a little less than a pixel. */
export const WIDTH = 400;
/** A chart's drawing with its words for those who do not see it. */
export function frame(id, title, text, width, height, inside) {
    return markup `<svg role="img" aria-labelledby="${id}-t ${id}-d" viewBox="0 0 ${width} ${height}"><title id="${id}-t">${title}</title><desc id="${id}-d">${text}</desc>
${inside}</svg>`;
}
const letter = (tone) => (tone === 'nobody' ? 'n' : String(tone % TONES));
/** The class for lines of a tone. */
export const strokeOf = (tone) => `s${letter(tone)}`;
/** The class for areas of a tone without a pattern. */
export const plainFillOf = (tone) => `p${letter(tone)}`;
/** The fill for areas of a tone, with its pattern. */
export const fillOf = (tone) => tone === 'nobody' || tone % TONES === 0 ? `var(--c${letter(tone)})` : `url(#f${letter(tone)})`;
/** A number of the drawing, short. */
export const at = (value) => Math.round(value * 10) / 10;
/** A name that fits so many columns of letters. */
export const short = (name, columns = 30) => cutTo(name, columns).replace(/~$/, '\u2026');
/** A chance in whole percents, for axes. */
export const percent = (share) => `${Math.round(share * 1000) / 10}%`;
/** The name of a row with its group behind it, in so many columns of letters. */
export function labelOf(row, columns) {
    const name = short(row?.name ?? '', columns);
    const room = columns - name.length - 2;
    const group = row?.group === undefined || room < 4 ? NONE : markup `<tspan class="soft">, ${short(row.group, room)}</tspan>`;
    return markup `${name}${group}`;
}
//# sourceMappingURL=frame.js.map