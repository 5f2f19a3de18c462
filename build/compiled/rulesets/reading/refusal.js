import { refusing } from '@fray/kernel/rules';
/** A refusal in what all rulesets share: by a rule that was handed over, or one of the kernel's. */
export const refuse = refusing();
/** Everything that is wrong, as one refusal: by the first rule that is broken, or by the one given where none is. */
export function refusalOf(problems, rule) {
    const broken = problems.list.find((p) => p.rule !== undefined)?.rule;
    return refuse(broken ?? rule, problems.list.map((p) => p.message).join(' '));
}
//# sourceMappingURL=refusal.js.map