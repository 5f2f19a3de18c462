import { checkShape, Problems } from '@fray/rulesets/reading';
/** Everything in which a value differs from a schema, as sentences. Fields that hold null count as left out. */
export function shapeProblems(schema, raw) {
    const problems = new Problems();
    checkShape(problems, schema, raw, [], {});
    return problems.list;
}
//# sourceMappingURL=shape.js.map