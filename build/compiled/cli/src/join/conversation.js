/** Somebody has left in the middle of something. */
export class Left extends Error {
    name = 'Left';
}
/** What is typed at a terminal while the fight goes on: news are said as they come, above the line. */
export class Conversation {
    terminal;
    connection;
    lines;
    news;
    prompt = '';
    isListening = false;
    come = null;
    held = null;
    wake = () => undefined;
    forget;
    constructor(terminal, lines, connection, news) {
        this.terminal = terminal;
        this.lines = lines;
        this.connection = connection;
        this.news = news;
        this.forget = connection.subscribe(() => this.stir());
        this.stir();
    }
    /** From now on what is told is said as well. */
    begin() {
        this.news.hasBegun = true;
        this.stir();
    }
    stir() {
        const fresh = this.news.of(this.connection.now);
        if (fresh.length > 0)
            this.tell(fresh);
        this.wake();
    }
    /** Says lines above what is being typed. */
    tell(lines) {
        this.draw(() => {
            for (const line of lines)
                this.terminal.tell(line, '  ');
        });
    }
    /** Draws above what is being typed. */
    draw(draw) {
        this.lines.above(this.prompt, draw);
    }
    /** The next line; undefined as soon as `isOver` holds, null where there are no more. */
    async line(prompt, isOver = () => false) {
        this.prompt = prompt;
        this.draw(() => undefined);
        for (;;) {
            if (isOver())
                return undefined;
            const { held } = this;
            this.held = null;
            if (held !== null)
                return this.echo(held);
            this.listen();
            const line = this.taken();
            if (line !== undefined)
                return line === null ? null : this.echo(line);
            await this.stirred();
        }
    }
    /** Whether a line waits until something is asked. */
    get isHolding() {
        return this.held !== null;
    }
    /** Keeps a line from a pipe until something is asked. */
    hold(line) {
        this.held = line;
    }
    /** Waits until something has changed. */
    async changed() {
        this.listen();
        await this.stirred();
        if (this.come !== null && 'error' in this.come)
            throw this.come.error;
    }
    /** Waits for an answer of the host, however long the connection is away; what is typed meanwhile comes afterwards, but Ctrl-C leaves. */
    async during(answer) {
        this.prompt = '... ';
        let found = null;
        const settle = (one) => {
            found = one;
            this.wake();
        };
        answer.then((value) => settle({ value }), (error) => settle({ error }));
        const { line, pending } = this.connection.now;
        if (line.state === 'lost' && pending.length > 0)
            this.tell(['Pending: it is said as soon as the connection is back.']);
        while (found === null) {
            await this.changed();
            if (this.connection.now.line.state === 'ended')
                throw new Left();
        }
        return outcomeOrThrow(found);
    }
    /** Says something to the host that changes the fight. Tells why where it has not happened. Says whether it has. */
    async deed(asked) {
        const outcome = await this.during(asked);
        if (!outcome.done)
            this.tell([outcome.rule === 'stale' ? outcome.reason : `${outcome.reason} [${outcome.rule}]`]);
        return outcome.done;
    }
    close() {
        this.forget();
    }
    listen() {
        if (this.isListening || this.come !== null)
            return;
        this.isListening = true;
        const arrived = (come) => {
            this.isListening = false;
            this.come = come;
            this.wake();
        };
        this.lines.listen(this.prompt).then((line) => arrived({ line }), (error) => arrived({ error }));
    }
    taken() {
        const { come } = this;
        if (come === null)
            return undefined;
        if ('error' in come)
            throw come.error;
        // The end stays the end.
        if (come.line !== null)
            this.come = null;
        return come.line;
    }
    stirred() {
        return new Promise((resolve) => {
            this.wake = resolve;
        });
    }
    /** A pipe shows nothing of itself. */
    echo(line) {
        if (!this.terminal.interactive)
            this.terminal.say(`${this.prompt}${line}`);
        return line;
    }
}
function outcomeOrThrow(found) {
    if ('error' in found)
        throw found.error;
    return found.value;
}
//# sourceMappingURL=conversation.js.map