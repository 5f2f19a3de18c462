/** What a thing is and does: sentences, numbers, rules. */
export function showAbout(terminal, { title, kind, lines, facts, rules }) {
    terminal.tell(`${terminal.colours.strong(title)} (${kind})`);
    for (const line of lines)
        terminal.tell(`  ${line}`, '  ');
    if (facts.length > 0)
        terminal.tell(`  ${facts.map(({ label, value }) => `${label}: ${value}`).join('; ')}`, '  ');
    if (rules.length > 0)
        terminal.tell(terminal.colours.faint(`  ${rules.map((rule) => `[${rule}]`).join(' ')}`), '  ');
}
//# sourceMappingURL=about.js.map