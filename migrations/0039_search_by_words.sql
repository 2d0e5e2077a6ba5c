-- The catalog is searched by the words of its vocabulary, also by parts of words. An index of trigrams, which was larger than
-- all else that a topic writes for searches, is needed no more. Nodes of the release before find the same without it.
DROP INDEX global_topics_search;
