/**
 * What `look` finds in the fight as the lens knows it: those whom its side cannot place are not there, and those who hide
 * what they can do are like most. The scene is afterwards as it was.
 */
export function seenThrough(scene, lens, unseen, look) {
    if (lens.referee)
        return look();
    const { recorder, sheets } = scene;
    const mark = scene.mark();
    scene.recorder = null;
    try {
        const rows = Array.from({ length: scene.combatants }, (_, row) => row);
        const isOpen = (row) => lens.knows('abilities', row);
        scene.sheets = sheets.map((sheet, row) => (isOpen(row) ? sheet : unseen.unknown(sheet)));
        const hidden = new Set(rows.filter(unseen.isHidden));
        for (const row of rows) {
            if (hidden.has(row))
                unseen.takeAway(row);
            else if (!isOpen(row))
                unseen.likeMost(row);
        }
        return look();
    }
    finally {
        scene.rollback(mark);
        scene.sheets = sheets;
        scene.recorder = recorder;
    }
}
//# sourceMappingURL=as-seen.js.map