/** The combatants that a command is aimed at; empty where it names none. */
export function targetsOf(command) {
    const { target, targets } = command;
    if (typeof target === 'number' && target >= 0)
        return [target];
    return Array.isArray(targets) ? targets.filter((row) => typeof row === 'number' && row >= 0) : [];
}
/** The reading for every ruleset: hit, critical, fumble; life lost, wounds, who falls. */
export function happenings(rules, scene, command) {
    const count = scene.combatants;
    const life = [];
    const stands = [];
    const injuries = [];
    for (let row = 0; row < count; row++) {
        life.push(rules.vitality(scene, row));
        stands.push(rules.isStanding(scene, row));
        injuries.push(rules.injuries?.(scene, row) ?? 0);
    }
    const targets = targetsOf(command);
    const { actor } = command;
    const isAimedAt = (row) => targets.length === 0 || targets.includes(row);
    const blowOf = (blows) => {
        let struck = false;
        let hit = false;
        let best = 0;
        let worst = 0;
        let first = 0;
        for (let n = 0; n < blows.count; n++) {
            if (blows.attacker(n) !== actor || !isAimedAt(blows.target(n)))
                continue;
            struck = true;
            const degree = blows.degree(n);
            if (blows.hit(n))
                hit = true;
            if (degree > best)
                best = degree;
            if (degree < worst)
                worst = degree;
            if (first === 0)
                first = degree;
        }
        if (!struck)
            return null;
        const word = first === 0 ? null : (rules.blowWord?.(first) ?? null);
        return { hit, critical: best > 0, fumble: worst < 0, word };
    };
    const changesOf = (now) => {
        const changes = [];
        for (let row = 0; row < count; row++) {
            const lost = life[row] - rules.vitality(now, row);
            const isUp = rules.isStanding(now, row);
            const more = (rules.injuries?.(now, row) ?? 0) - injuries[row];
            if (lost === 0 && more === 0 && isUp === stands[row])
                continue;
            changes.push({ row, lost, injuries: more, falls: stands[row] === true && !isUp, rises: !stands[row] && isUp });
        }
        return changes;
    };
    return {
        read: (now, blows) => ({ blow: blowOf(blows), changes: changesOf(now) }),
        mark(now, blows) {
            let mark = '';
            for (let n = 0; n < blows.count; n++) {
                if (blows.attacker(n) !== actor || !isAimedAt(blows.target(n)))
                    continue;
                mark += `${blows.hit(n) ? '+' : '-'}${blows.degree(n)}`;
            }
            for (let row = 0; row < count; row++) {
                const left = rules.vitality(now, row);
                const isUp = rules.isStanding(now, row);
                const hurts = rules.injuries?.(now, row) ?? 0;
                if (left === life[row] && hurts === injuries[row] && isUp === stands[row])
                    continue;
                mark += `;${row},${left},${isUp ? 1 : 0},${hurts}`;
            }
            return mark;
        },
        key({ blow, changes }) {
            let key = blow === null ? '-' : `${Number(blow.hit)}${Number(blow.critical)}${Number(blow.fumble)}${blow.word}`;
            for (const { row, lost, injuries: more, falls, rises } of changes) {
                key += `;${row},${lost},${more},${Number(falls)}${Number(rises)}`;
            }
            return key;
        },
    };
}
//# sourceMappingURL=reading.js.map