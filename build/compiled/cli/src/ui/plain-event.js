import { isChange, plainEvents } from '@fray/kernel';
/** Events of the commands as JSON, one object for each: ply, round, and the event as plain data with its sentence. */
export function* jsonLines(session, played) {
    const { rules, scene } = session;
    const roundColumn = rules.tables.byPath.get('fight.round');
    for (const { ply, events, before } of played) {
        let round = roundColumn === undefined ? 0 : before.memory[before.layout.offsets[roundColumn.id]];
        const plain = plainEvents(rules, scene, events);
        for (const [i, event] of events.entries()) {
            if (isChange(event) && event.column === 'fight.round')
                round = event.to;
            yield JSON.stringify({ ply, round, ...plain[i] });
        }
    }
}
//# sourceMappingURL=plain-event.js.map