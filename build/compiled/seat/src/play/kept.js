/** What has to be kept. Questions that no seat has seen yet get their ids here. */
export function keptOf({ session, plans, decisions, deciderOf }, memories) {
    const { awaited, settings } = session;
    const asked = awaited?.kind === 'answers' ? awaited.questions : [];
    return {
        settings: [...settings],
        plans: plans.kept,
        undoneBy: decisions.undoneBy,
        questions: memories.map(({ questionIds }, seat) => {
            const open = asked.map((question) => (deciderOf(question.to) === seat ? questionIds.of(question) : null));
            return { count: questionIds.count, open };
        }),
        letters: memories.map(({ letters }) => letters.all),
    };
}
/** Puts back what was kept. */
export function recall({ session, plans, decisions }, memories, kept) {
    const { awaited } = session;
    const asked = awaited?.kind === 'answers' ? awaited.questions : [];
    session.settings = [...kept.settings];
    plans.recall(kept.plans);
    decisions.undoneBy = kept.undoneBy;
    for (const [seat, { letters, questionIds }] of memories.entries()) {
        letters.recall(kept.letters[seat] ?? []);
        const { count = 0, open = [] } = kept.questions[seat] ?? {};
        questionIds.count = count;
        asked.forEach((question, i) => {
            const id = open[i] ?? null;
            if (id !== null)
                questionIds.recall(question, id);
        });
    }
}
//# sourceMappingURL=kept.js.map