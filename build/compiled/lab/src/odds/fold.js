import { declined } from './reactions.js';
import { Share, Sum, Weights } from './weights.js';
const isChoice = (node) => 'best' in node;
/**
 * Folds a game tree while its paths are followed in order: below each open choice the answers are compared by what they
 * are worth on average, over all dice that come after the choice, and only the best one counts. So nobody chooses by dice
 * that are still to fall. What follows a juncture is kept, for paths that come to the same.
 */
export class Fold {
    branches;
    worths;
    chooser;
    /** 1 to take what is worth most, -1 to take what is worth least. */
    sign;
    root;
    /** Choices and junctures on the present path, in their order. */
    nodes = [];
    /** Entries of the path whose choices stand among the nodes. */
    opened = 0;
    constructor(branches, worths, chooser, sign = 1) {
        this.branches = branches;
        this.worths = worths;
        this.chooser = chooser;
        this.sign = sign;
        this.root = this.gather();
    }
    gather() {
        const worth = [];
        for (let i = 0; i < this.worths; i++)
            worth.push(new Sum());
        return { weights: new Weights(), worth };
    }
    /** Where what comes now is added up. */
    get current() {
        return this.nodes[this.nodes.length - 1]?.current ?? this.root;
    }
    /** Takes the path just executed: its outcome, and what the situation is worth. */
    leaf(outcome, worth) {
        const { branches } = this;
        this.openChoices();
        const { weights, worth: sums } = this.current;
        weights.add(outcome, branches);
        for (let i = 0; i < sums.length; i++)
            sums[i].add(worth[i], branches);
    }
    /** The present path comes to a juncture that was not met before: what follows is gathered for others that come there. */
    pass() {
        this.openChoices();
        const entry = this.branches.position;
        const passage = { entry, share: new Share(this.branches, entry), current: this.gather(), isDone: false };
        this.nodes.push(passage);
        return passage;
    }
    /** The present path comes to what has been followed: it is left, and what followed then counts for it, too. */
    again({ current, share }) {
        this.openChoices();
        const here = new Share(this.branches, this.branches.position);
        const { weights, worth } = this.current;
        weights.addBelow(current.weights, share, here);
        for (let i = 0; i < worth.length; i++)
            worth[i].addBelow(current.worth[i], share, here);
    }
    openChoices() {
        const { branches } = this;
        for (let entry = this.opened; entry <= branches.latestChoice; entry++) {
            const question = branches.questionAt(entry);
            if (question === null)
                continue;
            const node = { entry, by: this.chooser(question.to), usual: declined(question) };
            this.nodes.push({ ...node, option: branches.answerAt(entry), current: this.gather(), best: null });
        }
        this.opened = branches.length;
    }
    /** To be called when the branches have been turned to the next path: what lies behind is compared. */
    turned() {
        const { branches, nodes } = this;
        const turned = branches.length - 1;
        this.opened = branches.length;
        while (nodes.length > 0 && nodes[nodes.length - 1].entry > turned)
            this.close();
        const top = nodes[nodes.length - 1];
        if (top === undefined || top.entry !== turned || !isChoice(top))
            return;
        this.compare(top);
        top.option = branches.answerAt(turned);
        top.current = this.gather();
    }
    compare(node) {
        const { best, current, by } = node;
        if (best === null) {
            node.best = current;
            return;
        }
        const isUsual = node.option === node.usual;
        if (by < 0) {
            if (isUsual)
                node.best = current;
            return;
        }
        const more = current.worth[by].value().compare(best.worth[by].value()) * this.sign;
        if (more > 0 || (more === 0 && isUsual))
            node.best = current;
    }
    close() {
        const node = this.nodes.pop();
        if (isChoice(node))
            this.compare(node);
        else
            node.isDone = true;
        const { weights, worth } = isChoice(node) ? node.best : node.current;
        const into = this.current;
        into.weights.addAll(weights);
        worth.forEach((sum, i) => {
            into.worth[i]?.addAll(sum);
        });
    }
    /** The weights of all outcomes, once every path has been taken. */
    finish() {
        while (this.nodes.length > 0)
            this.close();
        return this.root.weights;
    }
}
//# sourceMappingURL=fold.js.map