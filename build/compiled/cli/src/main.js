import { addOwnRulesets } from './io/own-rulesets.js';
import { goWhereThePersonIs } from './io/self.js';
import { survivePipes } from './io/terminal.js';
import { runFray } from './program.js';
survivePipes();
goWhereThePersonIs();
try {
    await addOwnRulesets();
    process.exitCode = await runFray(process.argv.slice(2));
}
catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
}
//# sourceMappingURL=main.js.map