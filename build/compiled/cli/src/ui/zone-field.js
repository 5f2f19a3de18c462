import { cutTo, flow, padTo, textWidth, wrap } from './width.js';
const ASCII = { across: '-', down: '|', corners: ['+', '+', '+', '+'] };
const UNICODE = { across: '─', down: '│', corners: ['┌', '┐', '└', '┘'] };
const GAP = 3;
const LEAST_BOX = 18;
const MOST_BOX = 34;
/** Draws Zones from left to right, by their distance from the first; as a list where they do not fit or boxes are unwanted. */
export function drawZones(terminal, zones) {
    const columns = columnsOf(zones);
    const width = Math.min(MOST_BOX, Math.floor((terminal.width - GAP * (columns.length - 1)) / columns.length));
    if (terminal.plain || width < LEAST_BOX)
        return listZones(terminal, zones);
    const strokes = terminal.unicode ? UNICODE : ASCII;
    const isRow = isPath(zones, columns);
    const stacks = columns.map((column) => column.flatMap((at) => drawBox(zones[at], zones, width, strokes, !isRow)));
    const height = Math.max(...stacks.map((stack) => stack.length));
    const lines = [];
    for (let y = 0; y < height; y++) {
        const cells = stacks.map((stack) => padTo(stack[y] ?? '', width));
        lines.push(cells.join(y === 1 && isRow ? strokes.across.repeat(GAP) : ' '.repeat(GAP)).trimEnd());
    }
    return lines;
}
/** Whether the columns hold one Zone each, and each is next to the one after it. */
function isPath(zones, columns) {
    return columns.every(([first, second], i) => {
        const after = columns[i + 1]?.[0];
        return second === undefined && (after === undefined || zones[first]?.next.includes(after));
    });
}
/** Positions of the Zones by their distance from the first one; those that no way leads to stand last. */
function columnsOf(zones) {
    const columns = [];
    const seen = new Set();
    for (let start = 0; start < zones.length; start++) {
        if (seen.has(start))
            continue;
        let front = [start];
        seen.add(start);
        while (front.length > 0) {
            columns.push(front);
            const next = front.flatMap((at) => zones[at].next).filter((at) => !seen.has(at));
            front = [...new Set(next)];
            for (const at of front)
                seen.add(at);
        }
    }
    return columns;
}
/** What is typed for the Zone, and what people call it, where there is room for both. */
function titleOf({ id, name }, room) {
    const both = id.toLowerCase() === name.toLowerCase() ? name : `${id}: ${name}`;
    return textWidth(both) <= room ? both : cutTo(id, room);
}
function drawBox(zone, all, width, s, ways) {
    const inner = width - 4;
    const [topLeft, topRight, bottomLeft, bottomRight] = s.corners;
    const title = titleOf(zone, inner - 1);
    const row = (text) => `${s.down} ${padTo(text, inner)} ${s.down}`;
    const top = `${topLeft}${s.across} ${title} ${s.across.repeat(inner - 1 - textWidth(title))}${topRight}`;
    const facts = [...zone.facts, ...(zone.note === '' ? [] : [zone.note])].flatMap((fact) => wrap(fact, inner, ' '));
    const to = ways ? wrap(`to ${zone.next.map((at) => all[at]?.id).join(', ') || 'nowhere'}`, inner, ' ') : [];
    const here = zone.here.flatMap(({ text, paint }) => wrap(text, inner, '  ').map(paint));
    const body = [...here, ...facts, ...to];
    const bottom = `${bottomLeft}${s.across.repeat(width - 2)}${bottomRight}`;
    return [top, ...(body.length === 0 ? [''] : body).map((text) => row(text)), bottom];
}
/** The same as a list, for narrow screens and for the ear. */
function listZones(terminal, zones) {
    const { width, colours } = terminal;
    return zones.flatMap((zone) => {
        const facts = [
            ...zone.facts,
            ...(zone.note === '' ? [] : [zone.note]),
            `next to ${zone.next.map((at) => zones[at]?.id).join(', ') || 'nothing'}`,
        ];
        const here = zone.here.length === 0 ? ['nobody'] : listHere(zone.here, width - 2);
        return [
            colours.strong(titleOf(zone, width)),
            ...here.map((line) => `  ${line}`),
            ...wrap(`  (${facts.join('; ')})`, width, '   '),
        ];
    });
}
/** Short lines one after the other, long ones by themselves. */
function listHere(here, width) {
    const short = here.filter(({ text }) => textWidth(text) < width);
    const long = here.filter((line) => !short.includes(line));
    const painted = short.map(({ text, paint }) => paint(text));
    return [...flow(painted, ', ', width, '  '), ...long.flatMap(({ text, paint }) => wrap(text, width, '  ').map(paint))];
}
//# sourceMappingURL=zone-field.js.map