/** The columns that begin with the fields of a kind, for `defineTables`. */
export function columnsOf(fields) {
    const columns = {};
    for (const [name, field] of Object.entries(fields)) {
        const { column, mostColumn } = field;
        if (column !== undefined)
            columns[name] = column;
        if (mostColumn !== undefined)
            columns[`${name}Max`] = mostColumn;
    }
    return columns;
}
/** Puts the values of a kind's fields into the columns that begin with them, each by the field's own rule or by `rule`. */
export function enterColumns(scene, columns, row, fields, values, rule) {
    for (const [name, field] of Object.entries(fields)) {
        const { column, mostColumn } = field;
        if (column === undefined)
            continue;
        const own = columns[name];
        const value = mostColumn === undefined ? values[name] : values[name].now;
        if (Array.isArray(value))
            value.forEach((one, cell) => scene.setCell(own, row, cell, Number(one), rule));
        else
            scene.set(own, row, Number(value), rule);
        if (mostColumn !== undefined) {
            scene.set(columns[`${name}Max`], row, values[name].most, rule);
        }
    }
}
//# sourceMappingURL=columns.js.map